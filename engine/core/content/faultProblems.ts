import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { nearestName } from '../errors/nearestName.ts';
import { inside, problem, unknownName } from '../errors/problem.ts';
import { isObject } from '../json/Json.ts';
import { parsePointer, readPath } from '../json/pointer.ts';
import { chosenFaults } from './chosenFaults.ts';
import type { CheckFault } from './DocumentEntry.ts';
import { missingEntries } from './missingEntries.ts';

/** The faults of a document against its schema, in words for its author. */
export function faultProblems(
  faults: readonly CheckFault[],
  document: string,
  value: unknown,
): readonly ContentProblem[] {
  const chosen = missingEntries(chosenFaults(faults));
  return chosen.flatMap((fault) => {
    const place: Place = { document, pointer: fault.instancePath };
    return fault.keyword === 'propertyNames'
      ? [wrongName(fault, chosen, place)]
      : problemsOf(fault, chosen, place, value);
  });
}

function problemsOf(
  fault: CheckFault,
  all: readonly CheckFault[],
  place: Place,
  value: unknown,
): readonly ContentProblem[] {
  const { keyword, params } = fault;
  if (keyword === 'additionalProperties') return [superfluous(fault, place)];
  // A fault of a name is told by the fault of `propertyNames` that stands with it.
  if (
    all.some(
      (other) => other.keyword === 'propertyNames' && other.instancePath === fault.instancePath && keyword === 'enum',
    )
  )
    return [];
  const found = readPath(value, parsePointer(place.pointer) ?? []);
  const name = nameOf(place, value);
  if (keyword === 'enum') return [wrongChoice(params, place, name, found)];
  if (keyword === 'pattern') return [problem(place, 'schema', `${name} ${unlike(fault, found)}.`)];
  const words = WORDS[keyword]?.(params, found) ?? `does not satisfy "${keyword}"`;
  return [problem(place, 'schema', `${name} ${words}.`)];
}

/** What the place is called: by its name, or by its number in a list, counted from 1 as people do. */
function nameOf({ pointer }: Place, document: unknown): string {
  const path = parsePointer(pointer) ?? [];
  const name = path.at(-1);
  if (name === undefined) return 'The document';
  if (!Array.isArray(readPath(document, path.slice(0, -1)))) return `"${name}"`;
  const list = path.at(-2);
  return `Entry ${Number(name) + 1}${list === undefined ? '' : ` of "${list}"`}`;
}

const named = (value: unknown): string => (Array.isArray(value) ? value.join(' or ') : String(value));

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

const kinds = (types: unknown): string =>
  [types]
    .flat()
    .map((type) => TYPES[String(type)] ?? String(type))
    .join(' or ');

/** What a value is, by the same names. */
const kindOf = (value: unknown): string =>
  kinds(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** What was written, and what would be right; an example only where the check tells its schema. */
function unlike({ params, parentSchema }: CheckFault, value: unknown): string {
  const [example] = isObject(parentSchema) && Array.isArray(parentSchema.examples) ? parentSchema.examples : [];
  const such = example === undefined ? '' : `, such as ${JSON.stringify(example)}`;
  return `cannot be ${JSON.stringify(value)}: it must match ${named(params.pattern)}${such}`;
}

type Words = (params: CheckFault['params'], value: unknown) => string;

const WORDS: Readonly<Record<string, Words>> = {
  required: ({ missingProperty }) => `lacks "${named(missingProperty)}"`,
  type: ({ type }, value) => `must be ${kinds(type)}, not ${kindOf(value)}`,
  anyOf: ({ types }, value) =>
    types === undefined ? 'has none of the allowed forms' : `must be ${kinds(types)}, not ${kindOf(value)}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) => `must have ${named(limit)} or more characters`,
  maxLength: ({ limit }) => `must have ${named(limit)} or fewer characters`,
  minItems: ({ limit }) => `must have ${named(limit)} or more entries`,
  maxItems: ({ limit }) => `must have ${named(limit)} or fewer entries`,
  minProperties: ({ limit }) => `must have ${named(limit)} or more members`,
  maxProperties: ({ limit }, value) => `must have ${named(limit)} or fewer members; it has ${membersOf(value)}`,
  minimum: ({ limit }) => `must be ${named(limit)} or more`,
  maximum: ({ limit }) => `must be ${named(limit)} or less`,
  exclusiveMinimum: ({ limit }) => `must be more than ${named(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${named(limit)}`,
  uniqueItems: () => 'has an entry twice',
  contains: ({ missing }) =>
    missing === undefined
      ? 'lacks an entry that it must have'
      : `must have ${JSON.stringify(missing)} among its entries`,
  format: ({ format }) => `must be written as ${named(format)}`,
};

const membersOf = (value: unknown): string =>
  Object.keys(isObject(value) ? value : {})
    .map((name) => JSON.stringify(name))
    .join(', ');

/** The names that would be right are told only by a check that was compiled with its schemas. */
function superfluous({ params, parentSchema }: CheckFault, place: Place): ContentProblem {
  const name = named(params.additionalProperty);
  const at = inside(place, name);
  const properties = isObject(parentSchema) ? parentSchema.properties : undefined;
  if (!isObject(properties)) return problem(at, 'schema', `"${name}" is not a property here.`);
  return unknownName(at, 'schema', 'a property here', name, Object.keys(properties));
}

function wrongName({ params }: CheckFault, all: readonly CheckFault[], place: Place): ContentProblem {
  const name = named(params.propertyName);
  const allowed = all.find(({ keyword, instancePath }) => keyword === 'enum' && instancePath === place.pointer);
  const known = allowed === undefined ? [] : textsOf(allowed.params.allowedValues);
  return unknownName(inside(place, name), 'schema', 'a name that may stand here', name, known);
}

const textsOf = (values: unknown): readonly string[] => (Array.isArray(values) ? values.map(String) : []);

function wrongChoice(params: CheckFault['params'], place: Place, name: string, value: unknown): ContentProblem {
  const known = textsOf(params.allowedValues);
  const suggestion = typeof value === 'string' ? nearestName(value, known) : undefined;
  const wrong = problem(place, 'schema', `${name} has a value that is not allowed: ${JSON.stringify(value)}.`);
  return { ...wrong, known, ...(suggestion === undefined ? {} : { suggestion }) };
}
