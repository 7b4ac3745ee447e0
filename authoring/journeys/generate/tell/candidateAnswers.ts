import { type Json, type JsonObject, type JsonSchema, validate } from '#engine';
import { classifySchema, listChoices } from '../../../proof/domains/classifySchema.ts';
import type { Texts } from '../../../proof/texts/createTexts.ts';
import { readUiSchema } from '../../../proof/trials/Trial.ts';
import { textLimits } from '../../../proof/trials/textTrials.ts';

/** How much a guest answers: what must be answered, or everything; or everything in texts that are as long as may be. */
export type Effort = 'least' | 'most' | 'longest';

export interface AnswerOptions {
  readonly effort: Effort;
  readonly today: string;
  readonly texts: Texts;
}

export interface AnsweredField {
  readonly schema: JsonSchema;
  readonly uiSchema: unknown;
}

const usualTexts = [
  'Ada',
  'ada@example.com',
  '5135550142',
  '45202',
  '1EG4TE5MK73',
  'OH',
  '123456789',
  '123',
  '12',
  '1',
] as const;

/** Answers to a field in the order in which they are tried; most likely the first is accepted. */
export function candidateAnswers(field: AnsweredField, options: AnswerOptions): readonly Json[] {
  const { schema } = field;
  switch (classifySchema(schema)) {
    case 'choice':
      return listChoices(schema) ?? [];
    case 'number':
      return [schema.minimum ?? schema.exclusiveMinimum ?? 1, schema.maximum ?? 10, 1, 2, 0.5].filter((each) =>
        accepts(schema, each),
      );
    case 'date':
      return dates(options.today);
    case 'text':
      return acceptedTexts(field, options);
    case 'list':
      return lists(field, options);
    case 'group':
      return groups(field, options);
    default:
      return [];
  }
}

const accepts = (schema: JsonSchema, value: Json): boolean => validate(schema, value).length === 0;

/** A grown-up's birth, days around today, and somebody old. */
const dates = (today: string): readonly string[] => [
  '1990-07-04',
  ...[-30, -1, 0, 1, 30, 365, -3650, -25_000].map((days) => dayAfter(today, days)),
];

export function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function acceptedTexts(field: AnsweredField, { effort, texts }: AnswerOptions): readonly string[] {
  const { schema, uiSchema } = field;
  const usual = [
    ...(effort === 'longest' ? longestTexts(field, texts) : []),
    ...usualTexts.filter((text) => accepts(schema, text)),
  ];
  if (usual.length > 1 && schema.pattern === undefined) return usual;
  const found = texts.within(textLimits(schema, uiSchema)) ?? [];
  return [...new Set([...usual, ...found.filter((text) => accepts(schema, text))])];
}

function longestTexts({ schema, uiSchema }: AnsweredField, texts: Texts): readonly string[] {
  const { maxLength, pattern, format } = schema;
  if (maxLength === undefined) return [];
  if (pattern === undefined && format === undefined) return [longText(maxLength)];
  return (texts.within({ ...textLimits(schema, uiSchema), least: maxLength, most: maxLength }) ?? []).slice(0, 1);
}

/** A text of so many characters that a reader of a journey can count. */
export const longText = (length: number): string =>
  Array.from({ length }, (_, at) => ((at + 1) % 10 === 0 ? String(((at + 1) / 10) % 10) : 'x')).join('');

function lists({ schema, uiSchema }: AnsweredField, options: AnswerOptions): readonly Json[] {
  const { items = {}, minItems = 0, maxItems = 2 } = schema;
  const least = Math.max(minItems, 1);
  const choices = listChoices(items);
  if (choices !== undefined) {
    const some = Array.from({ length: Math.max(least, Math.min(maxItems, 2)) }, (_, at) =>
      choices.slice(at, at + least),
    );
    return [...some, ...choices.map((choice) => [choice])].filter((list) => list.length >= least);
  }
  const entries = candidateAnswers({ schema: items, uiSchema: readUiSchema(uiSchema, 'items') }, options);
  return entries.slice(0, 20).map((entry) => Array.from({ length: least }, () => entry));
}

/** A group with all its members, or only with those that it needs; then with other answers of single members. */
function groups({ schema, uiSchema }: AnsweredField, options: AnswerOptions): readonly Json[] {
  const { properties = {}, required = [] } = schema;
  const asked = Object.entries(properties).filter(([name]) => options.effort !== 'least' || required.includes(name));
  const members = asked.map(
    ([name, member]) =>
      [name, candidateAnswers({ schema: member, uiSchema: readUiSchema(uiSchema, name) }, options)] as const,
  );
  const usual: JsonObject = Object.fromEntries(
    members.flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first] as const])),
  );
  // Days matter more than names.
  const isDay = (name: string): boolean => properties[name]?.format === 'date';
  const others = members
    .toSorted(([a], [b]) => Number(isDay(b)) - Number(isDay(a)))
    .flatMap(([name, [, ...more]]) => more.slice(0, isDay(name) ? 5 : 2).map((value) => ({ ...usual, [name]: value })));
  return [usual, ...others];
}
