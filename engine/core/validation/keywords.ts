import { isJson, isObject } from '../json/Json.ts';

/** One keyword that a field's schema may use. */
export interface Keyword {
  readonly name: string;
  /** The types that the keyword applies to; every type when absent. */
  readonly types?: readonly string[];
  readonly takes: (value: unknown) => boolean;
  /** What values the keyword takes, for authors. */
  readonly description: string;
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
export const formats = ['date', 'email'] as const;

const oneOfThe = (names: readonly string[]) => ({
  takes: (value: unknown) => names.some((name) => name === value),
  description: `one of ${names.join(', ')}`,
});

const TEXT = ['string'];
const NUMBERS = ['number', 'integer'];
const LISTS = ['array'];
const GROUPS = ['object'];
const text = { takes: isText, description: 'text' };
const number = { takes: isNumber, description: 'a number' };
const count = { takes: isCount, description: 'a whole number from 0' };
const flag = { takes: isFlag, description: 'true or false' };

/** Every keyword that documents may use. `$ref` and `definitions` are resolved before keywords are checked. */
export const keywords: readonly Keyword[] = [
  { name: 'type', ...oneOfThe(schemaTypes) },
  { name: 'title', ...text },
  { name: 'description', ...text },
  { name: 'default', takes: isJson, description: 'any value' },
  { name: 'examples', takes: Array.isArray, description: 'a list' },
  { name: 'readOnly', ...flag },
  { name: 'enum', takes: isChoices, description: 'a list of different texts, numbers or yes/no values' },
  { name: 'const', takes: isScalar, description: 'a text, a number, true or false' },
  { name: 'oneOf', takes: isLabelledChoices, description: 'a list of { const, title } with different const values' },
  { name: 'properties', types: GROUPS, takes: isObject, description: 'schemas by name' },
  { name: 'required', types: GROUPS, takes: isNames, description: 'a list of names' },
  { name: 'additionalProperties', types: GROUPS, ...flag },
  { name: 'items', types: LISTS, takes: isObject, description: 'one schema' },
  { name: 'minItems', types: LISTS, ...count },
  { name: 'maxItems', types: LISTS, ...count },
  { name: 'uniqueItems', types: LISTS, ...flag },
  { name: 'minLength', types: TEXT, ...count },
  { name: 'maxLength', types: TEXT, ...count },
  { name: 'pattern', types: TEXT, ...text },
  { name: 'format', types: TEXT, ...oneOfThe(formats) },
  { name: 'minimum', types: NUMBERS, ...number },
  { name: 'maximum', types: NUMBERS, ...number },
  { name: 'exclusiveMinimum', types: NUMBERS, ...number },
  { name: 'exclusiveMaximum', types: NUMBERS, ...number },
];

const byName: ReadonlyMap<string, Keyword> = new Map(keywords.map((keyword) => [keyword.name, keyword]));

export const findKeyword = (name: string): Keyword | undefined => byName.get(name);
