import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import type { Violation } from '../errors/Violation.ts';
import { isJson, isObject, type Json } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { escapeName, formatPointer, parsePointer, readPath } from '../json/pointer.ts';
import { fieldKind } from './fieldKind.ts';
import { textViolations } from './textViolations.ts';

/** Returns the violations of a value; none when it is valid. */
export type Validate = (data: unknown) => readonly Violation[];

/**
 * Makes a validator without eval. Result, path and keyword are those of Ajv, with two differences: `path` leads to the
 * missing or superfluous member itself, and a text of more than 250 characters matches no pattern. Members that are
 * `undefined` count as absent.
 */
export function createValidate(schema: JsonSchema): Validate {
  return isPlainGroup(schema)
    ? createGroupValidate(schema, createPropertyValidators(schema))
    : createInterpreter(schema);
}

/**
 * The violations of one value by a JSON Schema with the keywords of `field-schema.json`. To validate many values, use
 * `createValidate` once; to validate a page of a form with its rules and checks, use `validatePage`.
 */
export const validate = (schema: JsonSchema, data: unknown): readonly Violation[] => createValidate(schema)(data);

/** The validators of a group's members, each made when it is first needed. */
export const createPropertyValidators = ({ properties = {} }: JsonSchema): ((name: string) => Validate) =>
  memoize((name) => createValidate(properties[name] ?? {}));

const isPlainGroup = (schema: JsonSchema): boolean =>
  schema.type === 'object' && schema.enum === undefined && schema.const === undefined && schema.oneOf === undefined;

function createInterpreter(schema: JsonSchema): Validate {
  const validator = new Validator(copyForInterpreter(schema), '7', false);
  return (data) => {
    const given = withoutUndefined(data);
    const { valid, errors } = validator.validate(given);
    return [...(valid ? [] : normalizeErrors(errors, schema)), ...textViolations(schema, given)];
  };
}

/** A copy of the schema, which the interpreter changes, without what `textViolations` checks. */
function copyForInterpreter(schema: JsonSchema): Schema {
  const copy: Schema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'pattern' || (keyword === 'format' && value === 'email')) continue;
    copy[keyword] = value;
  }
  if (schema.oneOf !== undefined) copy.oneOf = schema.oneOf.map((choice) => ({ ...choice }));
  if (schema.items !== undefined) copy.items = copyForInterpreter(schema.items);
  if (schema.properties !== undefined) {
    const members = Object.entries(schema.properties).map(([name, member]) => [name, copyForInterpreter(member)]);
    copy.properties = Object.fromEntries(members);
  }
  return copy;
}

/** The data as JSON: without `undefined` members, and with null for `undefined` itself and for holes in lists. */
function withoutUndefined(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutUndefined);
  if (!isObject(data)) return data === undefined ? null : data;
  const members = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members.map(([name, value]) => [name, withoutUndefined(value)]));
}

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
const normalizeErrors = (errors: readonly OutputUnit[], schema: JsonSchema): readonly Violation[] =>
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
  if (error.keyword === 'false') return superfluous(formatPointer(at), at.at(-1) ?? '');
  const where = parseLocation(error.keywordLocation);
  const parent = readPath(schema, where.slice(0, -1));
  if (error.keyword === 'required') return missing(formatPointer(at), missingName(error.error), parent);
  const value = readPath(parent, [error.keyword]);
  const params: Record<string, Json> = isJson(value) ? { [PARAMS[error.keyword] ?? 'limit']: value } : {};
  return { path: formatPointer(at), keyword: error.keyword, params, kind: fieldKind(isSchema(parent) ? parent : {}) };
}

const missingName = (english: string): string => english.slice(english.indexOf('"') + 1, english.lastIndexOf('"'));

/** Caches a function: the value for each name is made once, when it is first needed. */
function memoize<T extends object>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}

/**
 * Makes the validator of a group of answers from the validators of its members. A member's validator is created only
 * when there is an answer to validate; missing answers are found without one.
 *
 * @param schema an object schema without choices
 * @param resolveValidator returns the validator of the property with that name
 */
export function createGroupValidate(schema: JsonSchema, resolveValidator: (name: string) => Validate): Validate {
  const { properties = {}, required = [], additionalProperties } = schema;
  const isKnown = (name: string): boolean => Object.hasOwn(properties, name);
  return (data) => {
    if (!isObject(data)) return [{ path: '', keyword: 'type', params: { type: 'object' }, kind: 'group' }];
    const isGiven = (name: string): boolean => Object.hasOwn(data, name) && data[name] !== undefined;
    const given = Object.keys(data).filter(isGiven);
    return [
      ...required.filter((name) => !isGiven(name)).map((name) => missing('', name, schema)),
      ...given.flatMap((name) => {
        if (isKnown(name)) return inside(name, resolveValidator(name)(data[name]));
        return additionalProperties === false ? [superfluous(`/${escapeName(name)}`, name)] : [];
      }),
    ];
  };
}

const inside = (name: string, violations: readonly Violation[]): readonly Violation[] =>
  violations.map((violation) => ({ ...violation, path: `/${escapeName(name)}${violation.path}` }));

/** The violation of a required member that a group at `path` lacks. */
function missing(path: string, name: string, group: unknown): Violation {
  const member = readPath(group, ['properties', name]);
  return {
    path: `${path}/${escapeName(name)}`,
    keyword: 'required',
    params: { missingProperty: name },
    kind: fieldKind(isSchema(member) ? member : {}),
  };
}

const superfluous = (path: string, name: string): Violation => ({
  path,
  keyword: 'additionalProperties',
  params: { additionalProperty: name },
  kind: 'text',
});

const isSchema = (value: unknown): value is JsonSchema => isObject(value);
