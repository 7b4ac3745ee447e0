import type { JsonSchema } from '../../json/JsonSchema.ts';

export type Keyword = keyof JsonSchema;

const COUNT = 'a whole number from 0';

const KEYWORDS: Readonly<Record<Exclude<Keyword, 'type' | 'format'>, string>> = {
  title: 'text',
  description: 'text',
  default: 'any value',
  examples: 'a list',
  meaning: 'text',
  unit: 'text',
  readOnly: 'true or false',
  enum: 'a list of different texts, numbers or yes/no values',
  const: 'a text, a number, true or false',
  oneOf: 'a list of { const, title } with different const values',
  properties: 'schemas by name',
  required: 'a list of names',
  additionalProperties: 'true or false',
  items: 'one schema',
  minItems: COUNT,
  maxItems: COUNT,
  uniqueItems: 'true or false',
  minLength: COUNT,
  maxLength: COUNT,
  pattern: 'text',
  minimum: 'a number',
  maximum: 'a number',
  exclusiveMinimum: 'a number',
  exclusiveMaximum: 'a number',
};

/** Describes the values that a keyword of a schema takes. */
export const describeKeyword = (name: Keyword, choices: readonly string[] = []): string =>
  name === 'type' || name === 'format' ? `one of ${choices.join(', ')}` : KEYWORDS[name];

/** Why a value is not a valid answer. Where a value inside it is wrong, only the place is named. */
export function describeViolation(path: string, keyword: string, limit: unknown): string {
  if (path !== '') return `is not a valid answer at ${path}`;
  if (keyword === 'type') return `is not of the type ${limit}`;
  if (keyword === 'enum' || keyword === 'oneOf') return 'is not one of the choices';
  if (keyword === 'format' && limit === 'date') return 'is not a date, written as YYYY-MM-DD';
  return `breaks "${keyword}": ${JSON.stringify(limit)}`;
}
