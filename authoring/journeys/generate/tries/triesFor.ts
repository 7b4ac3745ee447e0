import { type Json, type JsonObject, type JsonSchema, type PathPage, presentedSchema } from '#engine';
import { isJsonObject, isList } from '../../../jsonParts.ts';
import { classifySchema, listChoices } from '../../../proof/domains/classifySchema.ts';
import { readUiSchema } from '../../../proof/trials/Trial.ts';
import { textLimits } from '../../../proof/trials/textTrials.ts';
import {
  type AnsweredField,
  type AnswerOptions,
  candidateAnswers,
  dayAfter,
  longText,
} from '../tell/candidateAnswers.ts';

/** Answers that may show something about a page, by field; null takes an answer away. */
export type TriedAnswers = JsonObject;

/**
 * What a guest can try on a page who has answered it: nothing at all; what is just accepted, and just refused, in all
 * fields at once and in each alone; each option.
 */
export function triesFor(view: PathPage, own: JsonObject, options: AnswerOptions): readonly TriedAnswers[] {
  const { properties = {} } = presentedSchema(view);
  const fields = view.shown.flatMap((name) => {
    const schema = properties[name];
    return schema === undefined
      ? []
      : [{ name, ...fieldTries({ schema, uiSchema: readUiSchema(view.page.uiSchema, name) }, own[name], options) }];
  });
  const rounds = <T>(all: readonly { readonly name: string; readonly values: readonly T[] }[]) =>
    Array.from({ length: Math.max(0, ...all.map(({ values }) => values.length)) }, (_, round) =>
      Object.fromEntries(
        all.flatMap(({ name, values }) => {
          const value = values[round];
          return value === undefined ? [] : [[name, value] as const];
        }),
      ),
    );
  const nothing: TriedAnswers = Object.fromEntries(
    fields.filter(({ name }) => name in own).map(({ name }) => [name, null]),
  );
  const kept = fields.map(({ name, kept: values }) => ({ name, values }));
  const broken = fields.map(({ name, broken: values }) => ({ name, values }));
  const singles = fields.flatMap(({ name, kept, broken }) => [
    ...[...kept, ...broken].map((value) => ({ [name]: value })),
    ...(name in own ? [{ [name]: null }] : []),
  ]);
  const pairs = fields.flatMap(({ name, pairs }) => pairs.map((value) => ({ [name]: value })));
  return [nothing, ...rounds(broken), ...rounds(kept), ...singles, ...pairs];
}

interface FieldTries {
  /** Answers that the schema accepts: at its limits, and each option. */
  readonly kept: readonly Json[];
  /** Answers that it refuses. */
  readonly broken: readonly Json[];
  /** Combinations of choices. */
  readonly pairs: readonly Json[];
}

function fieldTries(field: AnsweredField, own: Json | undefined, options: AnswerOptions): FieldTries {
  const { schema, uiSchema } = field;
  switch (classifySchema(schema)) {
    case 'choice':
      return { kept: listChoices(schema) ?? [], broken: [], pairs: [] };
    case 'number':
      return numberTries(schema);
    case 'date':
      return {
        kept: [...candidateAnswers(field, options), dayAfter(options.today, 1), '1899-12-31', '1900-01-01'],
        broken: ['2000-02-30'],
        pairs: [],
      };
    case 'text':
      return textTries(field, options);
    case 'list':
      return listTries(field, own, options);
    case 'group': {
      const usual = isJsonObject(own) ? own : {};
      const members = Object.entries(schema.properties ?? {}).map(([name, member]) => ({
        name,
        ...fieldTries({ schema: member, uiSchema: readUiSchema(uiSchema, name) }, usual[name], options),
      }));
      const whole = (name: string) => (value: Json) => ({ ...usual, [name]: value });
      return {
        kept: members.flatMap(({ name, kept }) => kept.map(whole(name))),
        broken: [
          ...members.flatMap(({ name, broken }) => broken.map(whole(name))),
          ...members.map(({ name }) => Object.fromEntries(Object.entries(usual).filter(([each]) => each !== name))),
        ],
        pairs: [],
      };
    }
    default:
      return { kept: candidateAnswers(field, options), broken: [], pairs: [] };
  }
}

function numberTries({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): FieldTries {
  const unit = type === 'integer' ? 1 : 0.5;
  const given = (value: number | undefined, by: number): readonly number[] => (value === undefined ? [] : [value + by]);
  return {
    kept: [
      ...given(minimum, 0),
      ...given(maximum, 0),
      ...given(exclusiveMinimum, unit),
      ...given(exclusiveMaximum, -unit),
    ],
    broken: [
      ...given(minimum, -unit),
      ...given(maximum, unit),
      ...given(exclusiveMinimum, 0),
      ...given(exclusiveMaximum, 0),
    ],
    pairs: [],
  };
}

function textTries({ schema, uiSchema }: AnsweredField, { texts }: AnswerOptions): FieldTries {
  const { minLength = 0, maxLength, pattern, format } = schema;
  const limits = textLimits(schema, uiSchema);
  const of = (least: number, most: number, outside?: string): readonly string[] => {
    const patterns = outside === undefined ? limits.patterns : limits.patterns.filter((each) => each !== outside);
    return (texts.within({ patterns, least, most }, outside) ?? []).slice(0, 1);
  };
  const long = (length: number): readonly string[] =>
    pattern === undefined && format === undefined ? [longText(length)] : of(length, length);
  return {
    kept: [...(maxLength === undefined ? [] : long(maxLength)), ...(minLength > 1 ? of(minLength, minLength) : [])],
    broken: [
      ...(maxLength === undefined ? [] : long(maxLength + 1)),
      ...(minLength > 1 ? of(minLength - 1, minLength - 1) : []),
      ...(pattern === undefined || maxLength === undefined ? [] : [longText(maxLength + 1)]),
      ...(pattern === undefined ? [] : ['?', '12', 'x y', ...of(1, maxLength ?? 60, pattern)]),
      ...(format === undefined ? [] : ['x']),
    ],
    pairs: [],
  };
}

const mostPairs = 400;

function listTries(field: AnsweredField, own: Json | undefined, options: AnswerOptions): FieldTries {
  const { schema, uiSchema } = field;
  const { items = {}, minItems = 0, maxItems, uniqueItems = false } = schema;
  const choices = listChoices(items);
  // What the page has taken in one entry, it takes in others.
  const [given] = isList(own) ? own : [];
  const [usual] = candidateAnswers({ schema: items, uiSchema: readUiSchema(uiSchema, 'items') }, options);
  const first = given ?? usual;
  const entry = choices?.[0] ?? first ?? null;
  const some = (length: number): Json =>
    choices !== undefined && uniqueItems
      ? choices.slice(0, length)
      : Array.from({ length }, (_, at) => choices?.[at % choices.length] ?? entry);
  const inner =
    choices === undefined
      ? fieldTries({ schema: items, uiSchema: readUiSchema(uiSchema, 'items') }, first, options)
      : undefined;
  const sizes = [...(minItems > 0 ? [minItems] : []), ...(maxItems === undefined ? [] : [maxItems])];
  const isWhole = (list: Json, length: number) => isList(list) && list.length === length;
  const lists = (lengths: readonly number[]) =>
    lengths.flatMap((length) => {
      const list = some(length);
      return length > 0 && isWhole(list, length) ? [list] : [];
    });
  return {
    kept: [
      ...lists(sizes),
      ...(choices === undefined ? [] : minItems > 1 ? slices(choices, minItems) : choices.map((choice) => [choice])),
      ...(inner?.kept ?? []).map((value) => [value]),
    ],
    broken: [
      ...lists([...(minItems > 1 ? [minItems - 1] : []), ...(maxItems === undefined ? [] : [maxItems + 1])]),
      ...(uniqueItems ? [[entry, entry]] : []),
      ...(inner?.broken ?? []).map((value) => [value]),
    ],
    pairs: (choices ?? [])
      .flatMap((one, at) => (choices ?? []).slice(at + 1).map((other) => [one, other]))
      .slice(0, mostPairs),
  };
}

const slices = (choices: readonly Json[], size: number): readonly Json[] =>
  Array.from({ length: Math.ceil(choices.length / size) }, (_, at) => choices.slice(at * size, at * size + size));
