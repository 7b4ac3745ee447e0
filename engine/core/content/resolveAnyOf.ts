import { isObject } from '../json/Json.ts';
import type { SchemaViolation } from './DocumentEntry.ts';

/** Outweighs any number of faults inside a form: a value of another type was not meant to be that form. */
const OTHER_TYPE = 100;
/** Outweighs a few faults inside a form: an object without its members, or with others, was hardly meant to be it. */
const OTHER_MEMBERS = 10;

/**
 * Where a value may have one of several forms, Ajv reports the faults of every form and then `anyOf`. An author wants
 * those of the form that was meant: the one with the fewest faults. When every form is of another type, the `anyOf`
 * itself tells, with the types.
 */
export function resolveAnyOf(violations: readonly SchemaViolation[]): readonly SchemaViolation[] {
  let chosen: readonly SchemaViolation[] = violations;
  for (const anyOf of violations.filter(({ keyword }) => keyword === 'anyOf')) {
    const within = chosen.filter((violation) => violation !== anyOf && isWithin(violation, anyOf));
    const [best] = groupByAlternative(within, anyOf).sort((a, b) => weight(a, anyOf) - weight(b, anyOf));
    const replacement = best !== undefined && weight(best, anyOf) < OTHER_TYPE ? best : [withTypes(anyOf, within)];
    chosen = chosen.flatMap((violation) =>
      violation === anyOf ? replacement : within.includes(violation) ? [] : [violation],
    );
  }
  return chosen;
}

const isWithin = ({ instancePath }: SchemaViolation, anyOf: SchemaViolation): boolean =>
  instancePath === anyOf.instancePath || instancePath.startsWith(`${anyOf.instancePath}/`);

/** The faults by form. Those of a form in another file do not say which one it is, and count as one form. */
function groupByAlternative(
  violations: readonly SchemaViolation[],
  { schemaPath }: SchemaViolation,
): SchemaViolation[][] {
  const alternatives = new Map<string, SchemaViolation[]>();
  for (const violation of violations) {
    const inline = violation.schemaPath.startsWith(`${schemaPath}/`);
    const alternative = inline ? (violation.schemaPath.slice(schemaPath.length + 1).split('/')[0] ?? '') : '';
    alternatives.set(alternative, [...(alternatives.get(alternative) ?? []), violation]);
  }
  return [...alternatives.values()];
}

const isOtherType = ({ keyword, instancePath }: SchemaViolation, anyOf: SchemaViolation): boolean =>
  keyword === 'type' && instancePath === anyOf.instancePath;

const hasOtherMembers = ({ keyword, instancePath }: SchemaViolation, anyOf: SchemaViolation): boolean =>
  ['required', 'additionalProperties'].includes(keyword) && instancePath === anyOf.instancePath;

function weight(alternative: readonly SchemaViolation[], anyOf: SchemaViolation): number {
  const weights = alternative.map((violation) =>
    isOtherType(violation, anyOf) ? OTHER_TYPE : hasOtherMembers(violation, anyOf) ? OTHER_MEMBERS : 1,
  );
  return weights.reduce((sum, each) => sum + each, 0);
}

function withTypes(anyOf: SchemaViolation, within: readonly SchemaViolation[]): SchemaViolation {
  const types = within.flatMap((violation) => (isOtherType(violation, anyOf) ? [violation.params.type] : [])).flat();
  return { ...anyOf, params: types.length === 0 ? {} : { types: [...new Set(types)] } };
}

/**
 * Where a list must have a certain entry, Ajv reports of each entry that it is another one, and then `contains`. That one
 * alone tells, with the entry that is missing where it is known.
 */
export function resolveContains(violations: readonly SchemaViolation[]): readonly SchemaViolation[] {
  const lists = violations.filter(({ keyword }) => keyword === 'contains');
  return violations.flatMap((violation) => {
    if (lists.some((list) => isInsideList(violation, list))) return [];
    if (!lists.includes(violation)) return [violation];
    const entry = violations.find((other) => other.keyword === 'const' && isInsideList(other, violation));
    return [{ ...violation, params: { missing: entry?.params.allowedValue ?? readExpectedEntry(violation) } }];
  });
}

const isInsideList = ({ schemaPath, instancePath }: SchemaViolation, list: SchemaViolation): boolean =>
  schemaPath.startsWith(`${list.schemaPath}/`) && instancePath.startsWith(`${list.instancePath}/`);

/** Of an empty list only a check that tells its schema knows. */
const readExpectedEntry = ({ parentSchema }: SchemaViolation): unknown =>
  isObject(parentSchema) && isObject(parentSchema.contains) ? parentSchema.contains.const : undefined;
