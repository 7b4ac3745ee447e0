import type { NamedDocument } from '../content/DocumentEntry.ts';
import type { ContentProblem, Place, Result } from '../errors/ContentProblem.ts';
import { inside, problem } from '../errors/problem.ts';
import type { FormEnvironment } from '../form/compile/FormEnvironment.ts';
import { compileConditions } from '../rules/compile/compileConditions.ts';
import type { ValueType } from '../rules/ValueType.ts';
import { inferContextType } from '../wizard/compileWizard.ts';
import { completeNames, type KnownNames } from '../wizard/KnownNames.ts';
import { compileQuestion } from './compileQuestion.ts';
import { inferAnswerType, inferReadableType } from './inferAnswerType.ts';
import { compileText, type QuestionContext } from './QuestionContext.ts';
import type { QuestionDefinition, QuestionnaireDefinition } from './QuestionnaireDefinition.ts';
import type { QuestionnairePlan } from './QuestionnairePlan.ts';

/**
 * Compiles a questionnaire. The result has every problem of the document, not only the first. A document that no
 * content loader has read is checked by `checkQuestionnaire` of `@stepwell/engine/checks` first.
 *
 * @param given what the app offers to documents; a list that is not given is empty
 * @param steps types of the answers of forms that are asked before, by step id
 * @throws EngineError when the schema of the context is broken or two widgets have one name: the app provides these
 */
export function compileQuestionnaire(
  named: NamedDocument<QuestionnaireDefinition>,
  given: Partial<KnownNames> = {},
  steps: Readonly<Record<string, ValueType>> = {},
): Result<QuestionnairePlan> {
  const { id, title, questions, conditions: written } = named.document;
  const known = completeNames(given);
  const place: Place = { document: named.name, pointer: '' };
  const environment: FormEnvironment = { ...known, context: inferContextType(known), steps };
  const types = inferReadableType(questions, steps, environment.context);
  const conditions = compileConditions(written, types, inside(place, 'conditions'));
  const problems: ContentProblem[] = [...listProblems(questions, inside(place, 'questions')), ...conditions.problems];
  const heading = compileText(title, inside(place, 'title'), problems);
  const ids = questions.map((question) => question.id);
  const plans = questions.flatMap((question, index) => {
    const context: QuestionContext = {
      question,
      place: inside(place, 'questions', index),
      answerType: inferAnswerType(question),
      readable: conditions.environment,
      earlier: ids.slice(0, index),
      problems,
    };
    return compileQuestion(context, environment) ?? [];
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { id, document: named.name, title: heading, questions: plans, types } };
}

function listProblems(questions: readonly QuestionDefinition[], place: Place): readonly ContentProblem[] {
  if (questions.length === 0) return [problem(place, 'wrong-count/questions')];
  const seen = new Set<string>();
  return questions.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [problem(inside(place, index, 'id'), 'duplicate-name/questions', id)];
  });
}
