import { type Schema, Validator } from '@cfworker/json-schema';
import type { Violation } from '../errors/Violation.ts';
import { isObject } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { escapeName } from '../json/pointer.ts';
import { fieldKind } from './fieldKind.ts';
import { normalizeErrors } from './normalizeErrors.ts';
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

/**
 * The violations of one value by a JSON Schema with the keywords of `field-schema.json`. To validate many values, use
 * `createValidate` once; to validate a page of a form with its rules and checks, use `validatePage`.
 */
export const validate = (schema: JsonSchema, data: unknown): readonly Violation[] => createValidate(schema)(data);

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

  const missing = (name: string): Violation => ({
    path: `/${escapeName(name)}`,
    keyword: 'required',
    params: { missingProperty: name },
    kind: fieldKind((isKnown(name) ? properties[name] : undefined) ?? {}),
  });

  return (data) => {
    if (!isObject(data)) return [{ path: '', keyword: 'type', params: { type: 'object' }, kind: 'group' }];
    const isGiven = (name: string): boolean => Object.hasOwn(data, name) && data[name] !== undefined;
    const given = Object.keys(data).filter(isGiven);
    return [
      ...required.filter((name) => !isGiven(name)).map(missing),
      ...given.flatMap((name) => {
        if (isKnown(name)) return inside(name, resolveValidator(name)(data[name]));
        return additionalProperties === false ? [superfluous(name)] : [];
      }),
    ];
  };
}

const inside = (name: string, violations: readonly Violation[]): readonly Violation[] =>
  violations.map((violation) => ({ ...violation, path: `/${escapeName(name)}${violation.path}` }));

const superfluous = (name: string): Violation => ({
  path: `/${escapeName(name)}`,
  keyword: 'additionalProperties',
  params: { additionalProperty: name },
  kind: 'text',
});
