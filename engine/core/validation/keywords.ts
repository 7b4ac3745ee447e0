import { isJson, isObject } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';

/** One keyword that a field's schema may use. */
export interface Keyword {
  readonly name: keyof JsonSchema;
  /** The types that the keyword applies to; every type when absent. */
  readonly types?: readonly string[];
  readonly takes: (value: unknown) => boolean;
  /** The only values that it takes. */
  readonly choices?: readonly string[];
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isScalar = (value: unknown): boolean => isText(value) || isNumber(value) || isFlag(value);
const isNames = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** The list may be empty: options may be configured away, and a rule then hides the field that nobody can answer. */
const isChoices = (value: unknown): boolean => Array.isArray(value) && value.every(isScalar) && areDistinct(value);

const isLabelledChoice = (value: unknown): boolean =>
  isObject(value) &&
  isScalar(value.const) &&
  isText(value.title) &&
  (value.description === undefined || isText(value.description)) &&
  Object.keys(value).every((name) => ['const', 'title', 'description'].includes(name));

const isLabelledChoices = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(isLabelledChoice) &&
  areDistinct(value.map((choice: Readonly<Record<string, unknown>>) => choice.const));

export const schemaTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array'] as const;
const formats = ['date', 'email'] as const;

const oneOf = (choices: readonly string[]) => ({
  choices,
  takes: (value: unknown) => choices.some((choice) => choice === value),
});

const TEXT = ['string'];
const NUMBERS = ['number', 'integer'];
const LISTS = ['array'];
const GROUPS = ['object'];

/** Every keyword that documents may use. `$ref` and `definitions` are resolved before keywords are checked. */
export const keywords: readonly Keyword[] = [
  { name: 'type', ...oneOf(schemaTypes) },
  { name: 'title', takes: isText },
  { name: 'description', takes: isText },
  { name: 'default', takes: isJson },
  { name: 'examples', takes: Array.isArray },
  { name: 'meaning', takes: isText },
  { name: 'unit', takes: isText },
  { name: 'readOnly', takes: isFlag },
  { name: 'enum', takes: isChoices },
  { name: 'const', takes: isScalar },
  { name: 'oneOf', takes: isLabelledChoices },
  { name: 'properties', types: GROUPS, takes: isObject },
  { name: 'required', types: GROUPS, takes: isNames },
  { name: 'additionalProperties', types: GROUPS, takes: isFlag },
  { name: 'items', types: LISTS, takes: isObject },
  { name: 'minItems', types: LISTS, takes: isCount },
  { name: 'maxItems', types: LISTS, takes: isCount },
  { name: 'uniqueItems', types: LISTS, takes: isFlag },
  { name: 'minLength', types: TEXT, takes: isCount },
  { name: 'maxLength', types: TEXT, takes: isCount },
  { name: 'pattern', types: TEXT, takes: isText },
  { name: 'format', types: TEXT, ...oneOf(formats) },
  { name: 'minimum', types: NUMBERS, takes: isNumber },
  { name: 'maximum', types: NUMBERS, takes: isNumber },
  { name: 'exclusiveMinimum', types: NUMBERS, takes: isNumber },
  { name: 'exclusiveMaximum', types: NUMBERS, takes: isNumber },
];

const byName: ReadonlyMap<string, Keyword> = new Map(keywords.map((keyword) => [keyword.name, keyword]));

export const findKeyword = (name: string): Keyword | undefined => byName.get(name);
