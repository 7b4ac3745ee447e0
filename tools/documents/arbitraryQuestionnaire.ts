import fc from 'fast-check';
import type { Json, JsonObject } from '#engine';
import { type Kind, type Readable, ruleOver, values } from './arbitraryRule.ts';

const kinds = {
  date: 'date',
  yesNo: 'yesNo',
  radio: 'choice',
  dropdown: 'choice',
  criteriaDropdown: 'choice',
} as const satisfies Record<string, Kind>;

interface Asked extends Readable {
  readonly id: string;
  readonly type: keyof typeof kinds;
}

const question = ({ id, type, ...own }: Asked, earlier: readonly Readable[]): fc.Arbitrary<JsonObject> => {
  const hasOptions = type !== 'date' && type !== 'yesNo';
  const options = fc.tuple(...values.map(() => fc.option(ruleOver(earlier), { nil: undefined }))).map((whens) =>
    values.map((value, index) => ({
      value,
      title: value.toUpperCase(),
      ...(whens[index] !== undefined && index > 0 && { when: whens[index] }),
      ...(type === 'criteriaDropdown' && { criteria: { warm: value === 'red', least: index } }),
    })),
  );
  const answer = fc
    .tuple(
      fc.option(ruleOver([...earlier, own]), { nil: undefined }),
      fc.constantFrom('schedule', 'failWithErrorMessage', undefined, undefined),
    )
    .map(
      ([when, submitAction]): Json => ({
        ...(when !== undefined && { when }),
        ...(submitAction !== undefined && { submitAction }),
        ...(submitAction === 'failWithErrorMessage' && { message: 'Please call us <b>first</b>.' }),
      }),
    );
  const message = fc
    .tuple(
      fc.constantFrom('info', 'warning', 'error'),
      fc.constantFrom('top', 'question', 'responses'),
      ruleOver(earlier),
    )
    .map(([kind, location, when]): Json => ({ type: kind, location, text: `A ${kind} word.`, when }));
  return fc
    .record({
      skip: fc.option(ruleOver(earlier), { nil: undefined }),
      options,
      answers: fc.array(answer, { maxLength: 3 }),
      messages: fc.array(message, { maxLength: 2 }),
    })
    .map(({ skip, options: offered, answers, messages }) => ({
      id,
      type,
      title: `What about ${id}?`,
      ...(skip !== undefined && { skipWhen: skip }),
      ...(hasOptions && { options: offered }),
      answers,
      messages,
    }));
};

/** Generates valid questionnaires: all five types of questions, and rules typed against earlier questions. */
export const arbitraryQuestionnaire = (id: string): fc.Arbitrary<JsonObject> =>
  fc
    .array(fc.constantFrom('date', 'yesNo', 'radio', 'dropdown', 'criteriaDropdown'), { minLength: 1, maxLength: 7 })
    .map((types) =>
      types.map((type, index): Asked => ({ id: `q${index}`, name: `answers.q${index}`, type, kind: kinds[type] })),
    )
    .chain((asked) => fc.tuple(...asked.map((each, index) => question(each, asked.slice(0, index)))))
    .map((questions) => ({ id, title: 'Generated', questions }));
