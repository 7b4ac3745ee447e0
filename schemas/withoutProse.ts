import type { AnySchemaObject } from 'ajv';

/** Keywords that say something to people and check nothing. */
const PROSE = ['title', 'description', 'examples', 'contentMediaType'];

/** Keywords whose value is a map from names of any kind, `title` included, to schemas. */
const MAPS = ['properties', 'patternProperties', 'definitions', 'dependencies'];

/** Keywords whose value is data, not a schema. */
const DATA = ['const', 'enum', 'default', 'required'];

/** The same schema without its prose: Ajv puts a long schema as a whole into its check, and so into the browser. */
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
