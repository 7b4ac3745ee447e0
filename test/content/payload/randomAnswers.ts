import fc from 'fast-check';
import type { Answers, Json, JsonSchema, PagePlan, WizardAnswers, WizardPlan } from '#engine';
import { stepAnswers } from '../answers/index.ts';

/** Answers to some of the fields of every page, whether they are shown or not. */
export const answersTo = (
  plan: WizardPlan,
  answerTo: (schema: JsonSchema, field: string, step: string) => fc.Arbitrary<Json>,
): fc.Arbitrary<WizardAnswers> =>
  fc.record(
    Object.fromEntries(
      plan.steps.map(({ id, form }) => [
        id,
        fc.record(
          Object.fromEntries(form.pages.map((page) => [page.name, pageAnswers(page, (...of) => answerTo(...of, id))])),
        ),
      ]),
    ),
  );

function pageAnswers(
  { schema }: PagePlan,
  answerTo: (schema: JsonSchema, field: string) => fc.Arbitrary<Json>,
): fc.Arbitrary<Answers> {
  const fields = Object.entries(schema.properties).map(([field, own]) => [field, answerTo(own, field)] as const);
  return arbitraryMembers(Object.fromEntries(fields));
}

/** An answer that a guest might give to this field: its schema accepts it, though rules may not. */
export function plausible(schema: JsonSchema): fc.Arbitrary<Json> {
  const { type, oneOf, items, properties } = schema;
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (oneOf !== undefined) return fc.constantFrom(...oneOf.map((choice) => choice.const));
  if (type === 'boolean') return fc.boolean();
  if (type === 'array' && items?.enum !== undefined) return fc.subarray([...items.enum]);
  if (type === 'array' && items !== undefined) return fc.array(plausible(items), { maxLength: 3 });
  if (type === 'object') return arbitraryMembers(mapValues(properties ?? {}, plausible));
  return text(schema);
}

function text({ format, pattern, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return day;
  if (format === 'email') return fc.oneof(fc.constant('ada@example.com'), fc.emailAddress());
  if (pattern === undefined) return trimmed(maxLength);
  const fitting = samples.filter((sample) => new RegExp(pattern, 'u').test(sample));
  if (fitting.length === 0) throw new Error(`No valid answer is known that fits ${pattern}`);
  return fc.constantFrom(...fitting);
}

/** A text as a text field saves it, without white space at its ends. Only a text area takes one of several lines. */
const trimmed = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 9, arbitrary: fc.string({ minLength: 1, maxLength, unit: 'grapheme' }) },
      { weight: 1, arbitrary: fc.constant('a\r\n\tb'.slice(0, maxLength)) },
    )
    .map((typed) => typed.trim())
    .filter((typed) => typed !== '');

const day = fc
  .date({ min: new Date('1890-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Every text in the steps' valid answers; together they include a match for every pattern. */
const samples: readonly string[] = [
  ...Object.values(stepAnswers).flatMap(({ minimal, maximal }) => [minimal, maximal].flatMap(Object.values)),
  '123-45-6789',
  '123456789',
].filter((answer) => typeof answer === 'string');

/** Random values for some of these members. */
export const arbitraryMembers = (
  members: Readonly<Record<string, fc.Arbitrary<Json>>>,
): fc.Arbitrary<Readonly<Record<string, Json>>> =>
  fc
    .record(members, { requiredKeys: [] })
    .map((some) =>
      Object.fromEntries(Object.entries(some).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    );

const mapValues = <T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
