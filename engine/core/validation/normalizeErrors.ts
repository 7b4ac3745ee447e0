import type { OutputUnit } from '@cfworker/json-schema';
import type { Violation } from '../errors/Violation.ts';
import { isJson, isObject, type Json } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { escapeName, formatPointer, parsePointer, readPath } from '../json/pointer.ts';
import { fieldKind } from './fieldKind.ts';

/** For these keywords the interpreter reports an error besides the errors of what they contain; Ajv does not. */
const CONTAINERS = ['properties', 'items', 'additionalProperties'];

/** Ajv's name for the keyword's value in `params`; for lengths and bounds it is `limit`. */
const PARAMS: Readonly<Record<string, string>> = {
  enum: 'allowedValues',
  const: 'allowedValue',
  type: 'type',
  format: 'format',
};

/** Turns the interpreter's errors into violations. The missing member of `required` is only in their English text. */
export const normalizeErrors = (errors: readonly OutputUnit[], schema: JsonSchema): readonly Violation[] =>
  errors.filter((error) => error.keyword === 'false' || !isNoise(error)).map((error) => buildViolation(error, schema));

const isNoise = ({ keyword, keywordLocation }: OutputUnit): boolean =>
  CONTAINERS.includes(keyword) || isInsideChoice(parseLocation(keywordLocation));

const parseLocation = (location: string): readonly string[] =>
  parsePointer(decodeURIComponent(location.slice(1))) ?? [];

/** Whether an error is from a single alternative. Such errors are noise beside the error of the whole choice. */
function isInsideChoice(names: readonly string[]): boolean {
  let index = 0;
  while (names[index] === 'properties' || names[index] === 'items') index += names[index] === 'properties' ? 2 : 1;
  return names[index] === 'oneOf' && index < names.length - 1;
}

function buildViolation(error: OutputUnit, schema: JsonSchema): Violation {
  const at = parseLocation(error.instanceLocation);
  if (error.keyword === 'false') return superfluous(at);
  const where = parseLocation(error.keywordLocation);
  const parent = readPath(schema, where.slice(0, -1));
  if (error.keyword === 'required') return missing(at, missingName(error.error), parent);
  const value = readPath(parent, [error.keyword]);
  const params: Record<string, Json> = isJson(value) ? { [PARAMS[error.keyword] ?? 'limit']: value } : {};
  return { path: formatPointer(at), keyword: error.keyword, params, kind: fieldKind(isSchema(parent) ? parent : {}) };
}

const isSchema = (value: unknown): value is JsonSchema => isObject(value);

const missingName = (english: string): string => english.slice(english.indexOf('"') + 1, english.lastIndexOf('"'));

function missing(at: readonly string[], name: string, parent: unknown): Violation {
  const member = readPath(parent, ['properties', name]);
  return {
    path: `${formatPointer(at)}/${escapeName(name)}`,
    keyword: 'required',
    params: { missingProperty: name },
    kind: fieldKind(isSchema(member) ? member : {}),
  };
}

const superfluous = (at: readonly string[]): Violation => ({
  path: formatPointer(at),
  keyword: 'additionalProperties',
  params: { additionalProperty: at.at(-1) ?? '' },
  kind: 'text',
});
