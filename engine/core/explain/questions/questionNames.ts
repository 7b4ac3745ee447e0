import type { AskedQuestion } from '../../questionnaire/Eligibility.ts';
import type { Missing } from '../Explanation.ts';
import type { Names } from '../explainPart.ts';
import type { QuestionCase } from './QuestionCase.ts';

/** What is known about the names that rules of questions read. */
export function questionNames({ plan, answers }: QuestionCase, path: readonly AskedQuestion[]): Names {
  const questionOf = ([root, id]: readonly string[]) =>
    root === 'answers' || root === 'criteria' ? plan.questions.find((each) => each.id === id) : undefined;
  return {
    title: (names) => questionOf(names)?.title,
    missing: (names): Missing => {
      const question = questionOf(names);
      if (question === undefined) return names[0] === 'steps' ? 'not answered' : 'unknown to the app';
      if (answers[question.id] === undefined) return 'not answered';
      return path.some((asked) => asked.question === question) ? 'unusable' : 'off the path';
    },
  };
}
