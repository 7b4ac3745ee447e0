import { structureCode } from '../content/checkDocument.ts';
import type { SchemaViolation } from '../content/DocumentEntry.ts';
import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { inside } from '../errors/problem.ts';
import type { ProblemCode } from '../errors/problemCodes.ts';
import { isObject } from '../json/Json.ts';
import { parsePointer, readPath } from '../json/pointer.ts';
import { resolveAnyOf, resolveContains } from './resolveAnyOf.ts';
import { describeJsonType } from './sentences/describeJsonType.ts';

/** Describes a document's schema violations as content problems, for its author. */
export function describeSchemaViolations(
  violations: readonly SchemaViolation[],
  document: string,
  value: unknown,
): readonly ContentProblem[] {
  const chosen = resolveContains(resolveAnyOf(violations));
  return chosen.flatMap((violation) => {
    const place: Place = { document, pointer: violation.instancePath };
    return violation.keyword === 'propertyNames'
      ? [wrongName(violation, chosen, place)]
      : describeViolation(violation, chosen, place, value);
  });
}

const problem = ({ document, pointer }: Place, code: ProblemCode, message: string): ContentProblem => ({
  document,
  pointer,
  code,
  message,
});

/** @param what the kind of name with its article, such as "a property here" */
const unknownName = (
  place: Place,
  code: ProblemCode,
  what: string,
  name: string,
  known: readonly string[],
): ContentProblem => ({
  ...problem(place, code, `"${name}" is not ${what}.`),
  known,
  written: name,
});

function describeViolation(
  violation: SchemaViolation,
  all: readonly SchemaViolation[],
  place: Place,
  value: unknown,
): readonly ContentProblem[] {
  const { keyword, params } = violation;
  if (keyword === 'additionalProperties') return [superfluous(violation, place)];
  // For a wrong property name Ajv reports `enum` and `propertyNames`. Only `propertyNames` is described.
  if (
    all.some(
      (other) =>
        other.keyword === 'propertyNames' && other.instancePath === violation.instancePath && keyword === 'enum',
    )
  )
    return [];
  const found = readPath(value, parsePointer(place.pointer) ?? []);
  const name = describePlace(place, value);
  if (keyword === 'enum') return [wrongChoice(params, place, name, found)];
  if (keyword === 'pattern')
    return [problem(place, 'wrong-form', `${name} ${describePatternMismatch(violation, found)}.`)];
  const description = DESCRIPTIONS[keyword]?.(params, found) ?? `does not satisfy "${keyword}"`;
  return [problem(place, structureCode(violation), `${name} ${description}.`)];
}

/** Names the place: by its property name, or by its number in a list, counted from 1 as people do. */
function describePlace({ pointer }: Place, document: unknown): string {
  const path = parsePointer(pointer) ?? [];
  const name = path.at(-1);
  if (name === undefined) return 'The document';
  if (!Array.isArray(readPath(document, path.slice(0, -1)))) return `"${name}"`;
  const list = path.at(-2);
  return `Entry ${Number(name) + 1}${list === undefined ? '' : ` of "${list}"`}`;
}

const joinNames = (value: unknown): string => (Array.isArray(value) ? value.join(' or ') : String(value));

const describeTypes = (types: unknown): string =>
  [types]
    .flat()
    .map((type) => describeJsonType(String(type)))
    .join(' or ');

/** Describes what stands there instead with the same names, or a number itself where another number may stand. */
const describeOther = (types: unknown, value: unknown): string =>
  typeof value === 'number' && [types].flat().includes('integer')
    ? String(value)
    : describeTypes(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const describeWrongType = (types: unknown, value: unknown): string =>
  `must be ${describeTypes(types)}, not ${describeOther(types, value)}`;

/**
 * Describes the value and the pattern that it must match, in the words of whoever made the check (`words`) if there are
 * any, with an example when the violation has its schema.
 */
function describePatternMismatch({ params, parentSchema }: SchemaViolation, value: unknown): string {
  const [example] = isObject(parentSchema) && Array.isArray(parentSchema.examples) ? parentSchema.examples : [];
  const such = example === undefined ? '' : `, such as ${JSON.stringify(example)}`;
  const must = params.words ?? `it must match ${joinNames(params.pattern)}`;
  return `cannot be ${JSON.stringify(value)}: ${must}${such}`;
}

type Describe = (params: SchemaViolation['params'], value: unknown) => string;

const DESCRIPTIONS: Readonly<Record<string, Describe>> = {
  required: ({ missingProperty }) => `lacks "${joinNames(missingProperty)}"`,
  type: ({ type }, value) => describeWrongType(type, value),
  anyOf: ({ types }, value) =>
    types === undefined ? 'has none of the allowed forms' : describeWrongType(types, value),
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) => `must have ${joinNames(limit)} or more characters`,
  maxLength: ({ limit }) => `must have ${joinNames(limit)} or fewer characters`,
  minItems: ({ limit }) => `must have ${joinNames(limit)} or more entries`,
  maxItems: ({ limit }) => `must have ${joinNames(limit)} or fewer entries`,
  minProperties: ({ limit }) => `must have ${joinNames(limit)} or more members`,
  maxProperties: ({ limit }, value) =>
    `must have ${joinNames(limit)} or fewer members; it has ${listPropertyNames(value)}`,
  minimum: ({ limit }) => `must be ${joinNames(limit)} or more`,
  maximum: ({ limit }) => `must be ${joinNames(limit)} or less`,
  exclusiveMinimum: ({ limit }) => `must be more than ${joinNames(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${joinNames(limit)}`,
  uniqueItems: () => 'has an entry twice',
  contains: ({ missing }) =>
    missing === undefined
      ? 'lacks an entry that it must have'
      : `must have ${JSON.stringify(missing)} among its entries`,
  format: ({ format }) => `must be written as ${joinNames(format)}`,
};

const listPropertyNames = (value: unknown): string =>
  Object.keys(isObject(value) ? value : {})
    .map((name) => JSON.stringify(name))
    .join(', ');

/** An unknown property. The known names are listed only when the violation has its schema. */
function superfluous({ params, parentSchema }: SchemaViolation, place: Place): ContentProblem {
  const name = joinNames(params.additionalProperty);
  const at = inside(place, name);
  const properties = isObject(parentSchema) ? parentSchema.properties : undefined;
  if (!isObject(properties)) return problem(at, 'unknown-member', `"${name}" is not a property here.`);
  return unknownName(at, 'unknown-member', 'a property here', name, Object.keys(properties));
}

function wrongName({ params }: SchemaViolation, all: readonly SchemaViolation[], place: Place): ContentProblem {
  const name = joinNames(params.propertyName);
  const allowed = all.find(({ keyword, instancePath }) => keyword === 'enum' && instancePath === place.pointer);
  const known = allowed === undefined ? [] : listStrings(allowed.params.allowedValues);
  // Of all schemas, only that of a rule lists names among which is "var": the operators.
  if (known.includes('var')) return unknownName(inside(place, name), 'unknown-operator', 'an operator', name, known);
  return unknownName(inside(place, name), 'unknown-member', 'a name that is allowed here', name, known);
}

const listStrings = (values: unknown): readonly string[] => (Array.isArray(values) ? values.map(String) : []);

function wrongChoice(params: SchemaViolation['params'], place: Place, name: string, value: unknown): ContentProblem {
  const known = listStrings(params.allowedValues);
  const wrong = problem(place, 'unknown-value', `${name} has a value that is not allowed: ${JSON.stringify(value)}.`);
  return { ...wrong, known, ...(typeof value === 'string' && { written: value }) };
}
