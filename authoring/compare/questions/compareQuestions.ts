import type { QuestionnairePlan, QuestionPlan } from '#engine';
import type { Change, Found } from '../Change.ts';
import { compareParts, compareWords } from '../forms/compareParts.ts';
import { describeField } from '../forms/describeField.ts';
import { inBoth } from '../inBoth.ts';
import type { Rules } from '../rules/openRules.ts';
import { look, seen } from '../seen.ts';
import { compareQuestionRules } from './compareQuestionRules.ts';

/** What guests see differently in the questions of two versions of a document. */
export function compareQuestions(rules: Rules): readonly Change[] {
  const [was, is] = [rules.before.document.questions, rules.after.document.questions];
  if (was === undefined && is === undefined) return [];
  if (was === undefined || is === undefined)
    return [look('', `The questions of this document are ${is === undefined ? 'gone' : 'new'}.`)];
  return [
    ...(was.title === is.title
      ? []
      : [look('', `The title of the questions was "${was.title}" and is "${is.title}".`)]),
    ...compareOrder(was, is),
    ...was.questions.flatMap((question) => {
      const twin = is.questions.find(({ id }) => id === question.id);
      return twin === undefined ? [] : compareQuestion(question, twin, rules).map((found) => seen(question.id, found));
    }),
  ];
}

function compareOrder(one: QuestionnairePlan, other: QuestionnairePlan): readonly Change[] {
  const [was, is] = [one, other].map(({ questions }) => questions.map(({ id }) => id));
  if (was === undefined || is === undefined) return [];
  return [
    ...was.filter((id) => !is.includes(id)).map((id) => look(id, `The question "${id}" is no longer asked.`)),
    ...is.filter((id) => !was.includes(id)).map((id) => look(id, `The question "${id}" is asked, too.`)),
    ...(inBoth(was, is) === inBoth(is, was)
      ? []
      : [look('', `The questions come in another order: ${is.join(', ')}.`)]),
  ];
}

function compareQuestion(was: QuestionPlan, is: QuestionPlan, rules: Rules): readonly Found[] {
  const parts = ({ id, page }: QuestionPlan) => describeField(page.schema.properties[id] ?? {}, page.uiSchema[id]);
  const words = ({ page, notices }: QuestionPlan): ReadonlyMap<string, string> =>
    new Map([
      ...Object.values(page.messages).flatMap((messages) =>
        Object.entries(messages).map(([name, text]): [string, string] => [`message "${name}"`, text]),
      ),
      ...notices.map(({ text, type, location }, index): [string, string] => [
        `notice ${index + 1} (${type}, ${location})`,
        text,
      ]),
    ]);
  return [
    ...(was.type === is.type ? [] : [{ verdict: 'look', message: `"${was.id}" is asked as ${is.type}.` } as const]),
    ...compareParts(was.id, parts(was), parts(is)),
    ...compareWords(was.id, words(was), words(is)),
    ...compareQuestionRules(was, is, rules),
  ];
}
