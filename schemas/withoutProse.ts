import type { AnySchemaObject } from 'ajv';

/**
 * Keywords that are for people, editors and the check of texts to read. The check of a document needs none of them.
 */
const PROSE = [
  '$schema',
  '$id',
  'title',
  'description',
  'examples',
  'contentMediaType',
  'multiline',
  'meaning',
  'unit',
  'placeholders',
  'choiceOf',
  'document',
];

/** Keywords whose value is a map from names of any kind, `title` included, to schemas. */
const MAPS = ['properties', 'patternProperties', 'definitions', 'dependencies'];

/** Keywords whose value is data, not a schema. */
const DATA = ['const', 'enum', 'default', 'required'];

/**
 * The same schema without its prose. Ajv copies a long schema whole into its check, so the prose would reach the
 * browser.
 */
export const withoutProse = (schema: AnySchemaObject): AnySchemaObject =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !PROSE.includes(keyword))
      .map(([keyword, value]) => [keyword, bareValue(keyword, value)]),
  );

function bareValue(keyword: string, value: unknown): unknown {
  if (DATA.includes(keyword)) return value;
  if (MAPS.includes(keyword) && isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, bare(entry)]));
  }
  return bare(value);
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  return isObject(value) ? withoutProse(value) : value;
}

const isObject = (value: unknown): value is AnySchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
