import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { nearestName } from '../errors/nearestName.ts';
import { inside, problem, unknownName } from '../errors/problem.ts';
import { isObject } from '../json/Json.ts';
import { parsePointer, readPath } from '../json/pointer.ts';
import { chosenFaults } from './chosenFaults.ts';
import type { CheckFault } from './DocumentEntry.ts';

/** The faults of a document against its schema, in words for its author. */
export function faultProblems(
  faults: readonly CheckFault[],
  document: string,
  value: unknown,
): readonly ContentProblem[] {
  const chosen = chosenFaults(faults);
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
  if (keyword === 'enum') return [wrongChoice(params, place, readPath(value, parsePointer(place.pointer) ?? []))];
  const words = WORDS[keyword]?.(params) ?? `does not satisfy "${keyword}"`;
  return [problem(place, 'schema', `${nameOf(place)} ${words}.`)];
}

const nameOf = ({ pointer }: Place): string => {
  const name = parsePointer(pointer)?.at(-1);
  return name === undefined ? 'The document' : `"${name}"`;
};

const named = (value: unknown): string => (Array.isArray(value) ? value.join(' or ') : String(value));

type Words = (params: CheckFault['params']) => string;

const WORDS: Readonly<Record<string, Words>> = {
  required: ({ missingProperty }) => `lacks "${named(missingProperty)}"`,
  type: ({ type }) => `must be of the type ${named(type)}`,
  anyOf: ({ types }) => (types === undefined ? 'has none of the allowed forms' : `must be of the type ${named(types)}`),
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) => `must have ${named(limit)} or more characters`,
  maxLength: ({ limit }) => `must have ${named(limit)} or fewer characters`,
  minItems: ({ limit }) => `must have ${named(limit)} or more entries`,
  maxItems: ({ limit }) => `must have ${named(limit)} or fewer entries`,
  minProperties: ({ limit }) => `must have ${named(limit)} or more members`,
  maxProperties: ({ limit }) => `must have ${named(limit)} or fewer members`,
  minimum: ({ limit }) => `must be ${named(limit)} or more`,
  maximum: ({ limit }) => `must be ${named(limit)} or less`,
  exclusiveMinimum: ({ limit }) => `must be more than ${named(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${named(limit)}`,
  uniqueItems: () => 'has an entry twice',
  pattern: ({ pattern }) => `must match ${named(pattern)}`,
  format: ({ format }) => `must be written as ${named(format)}`,
};

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

function wrongChoice(params: CheckFault['params'], place: Place, value: unknown): ContentProblem {
  const known = textsOf(params.allowedValues);
  const suggestion = typeof value === 'string' ? nearestName(value, known) : undefined;
  const wrong = problem(place, 'schema', `${nameOf(place)} has a value that is not allowed: ${JSON.stringify(value)}.`);
  return { ...wrong, known, ...(suggestion === undefined ? {} : { suggestion }) };
}
