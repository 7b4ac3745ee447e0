import type { Violation } from '../errors/Violation.ts';
import { isObject } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { escapeName } from '../json/pointer.ts';
import { fieldKind } from './fieldKind.ts';

/** Returns the violations of a value; none when it is valid. */
export type Validate = (data: unknown) => readonly Violation[];

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
