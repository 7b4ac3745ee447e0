import type { Json, JsonObject } from '#engine';
import { editAt } from '../../../tools/documents/editAt.ts';

/** A small change of a document that its journeys should notice. */
export interface ContentMutant {
  readonly kind:
    | 'rule negated'
    | 'limit moved'
    | 'message swapped'
    | 'payload line dropped'
    | 'option changed'
    | 'required dropped';
  readonly pointer: string;
  readonly document: JsonObject;
}

type Change = Pick<ContentMutant, 'kind'> & {
  readonly at: readonly (string | number)[];
  /** The new value; undefined removes it. */
  readonly value: Json | undefined;
};

/** Every mutant of a form, configuration, prescreen or questionnaire. */
export const listMutants = (document: JsonObject): readonly ContentMutant[] =>
  changesIn(document, []).map(({ kind, at, value }) => ({
    kind,
    pointer: at.map((name) => `/${name}`).join(''),
    document: asObject(editAt(document, at.map(String), (name) => (value === undefined ? [] : [[name, value]]))),
  }));

const ruleNames = ['when', 'that', 'skipWhen'];
const limitNames = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];
const comparisons = ['<', '<=', '>', '>='];

function changesIn(value: Json, at: Change['at']): readonly Change[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => changesIn(entry, [...at, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...changesOf(name, member, value, [...at, name]),
    ...changesIn(member, [...at, name]),
  ]);
}

function changesOf(name: string, member: Json, owner: JsonObject, at: Change['at']): readonly Change[] {
  const isProperty = at.at(-2) === 'properties';
  if (isProperty) return [];
  if (ruleNames.includes(name) && typeof member !== 'string')
    return [{ kind: 'rule negated', at, value: { '!': [member] } }];
  if (limitNames.includes(name) && typeof member === 'number')
    return [-1, 1].map((by) => ({ kind: 'limit moved', at, value: member + by }));
  if (comparisons.includes(name) && Array.isArray(member))
    return member.flatMap((operand, index) =>
      movedLimits(operand).map((value) => ({ kind: 'limit moved', at: [...at, index], value })),
    );
  if (name === 'messages' && isObject(member)) return swappedMessages(member, at);
  if (name === 'message' && typeof member === 'string' && 'submitAction' in owner)
    return [{ kind: 'message swapped', at, value: `${member} (other)` }];
  if (name === 'text' && typeof member === 'string' && 'location' in owner)
    return [{ kind: 'message swapped', at, value: `${member} (other)` }];
  if (name === 'payload' && Array.isArray(member))
    return member.map((_, index) => ({ kind: 'payload line dropped', at: [...at, index], value: undefined }));
  if (name === 'enum' && Array.isArray(member))
    return member.flatMap((choice, index) =>
      typeof choice === 'string' ? [{ kind: 'option changed', at: [...at, index], value: `${choice}x` }] : [],
    );
  if (name === 'options' && Array.isArray(member))
    return member.flatMap((option, index) =>
      isObject(option) && typeof option.value === 'string'
        ? [{ kind: 'option changed', at: [...at, index, 'value'], value: `${option.value}x` }]
        : [],
    );
  if (name === 'required' && Array.isArray(member))
    return member.map((_, index) => ({ kind: 'required dropped', at: [...at, index], value: undefined }));
  return [];
}

/** A number or a date that is one more or less. */
function movedLimits(operand: Json): readonly Json[] {
  if (typeof operand === 'number') return [operand - 1, operand + 1];
  if (typeof operand !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(operand)) return [];
  return [-1, 1].map((days) => {
    const day = new Date(`${operand}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  });
}

/** Each message of a page in place of another one that says something else. */
function swappedMessages(messages: JsonObject, at: Change['at']): readonly Change[] {
  const all = Object.entries(messages).flatMap(([pointer, own]) =>
    isObject(own)
      ? Object.entries(own).flatMap(([key, text]) => (typeof text === 'string' ? [{ pointer, key, text }] : []))
      : [],
  );
  return all.map(({ pointer, key, text }) => ({
    kind: 'message swapped',
    at: [...at, pointer, key],
    value: all.find((other) => other.text !== text && !other.text.includes('{'))?.text ?? `${text} (other)`,
  }));
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asObject = (value: Json): JsonObject => (isObject(value) ? value : {});
