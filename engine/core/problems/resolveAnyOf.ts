import type { SchemaViolation } from '../content/DocumentEntry.ts';
import { isObject } from '../json/Json.ts';

/** Outweighs even many other violations: a value of another type was not meant to be that alternative. */
const OTHER_TYPE = 100;
/** Outweighs a few other violations: an object with missing or unknown members was probably meant differently. */
const OTHER_MEMBERS = 10;

/**
 * When a value matches none of several alternatives, Ajv reports the errors of every alternative and then `anyOf`. An
 * author needs only those of the alternative that was meant, which is the one with the least weight. When every
 * alternative is of another type, only the `anyOf` error is kept, with the types.
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

/**
 * Groups violations by alternative. Those that Ajv found in another file have no alternative in their path, so they form
 * one group. There, a part that several alternatives refer to, such as the condition of a rule, is reported by each of
 * them; it counts once.
 */
function groupByAlternative(
  violations: readonly SchemaViolation[],
  { schemaPath }: SchemaViolation,
): SchemaViolation[][] {
  const alternatives = new Map<string, SchemaViolation[]>();
  for (const violation of violations) {
    const inline = violation.schemaPath.startsWith(`${schemaPath}/`);
    const alternative = inline ? (violation.schemaPath.slice(schemaPath.length + 1).split('/')[0] ?? '') : '';
    const before = alternatives.get(alternative) ?? [];
    if (inline || !before.some((other) => isSame(other, violation)))
      alternatives.set(alternative, [...before, violation]);
  }
  return [...alternatives.values()];
}

const isSame = (one: SchemaViolation, other: SchemaViolation): boolean =>
  one.instancePath === other.instancePath &&
  one.schemaPath === other.schemaPath &&
  JSON.stringify(one.params) === JSON.stringify(other.params);

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
 * When a list lacks a required entry, Ajv reports an error for each entry of the list and then `contains`. Only
 * `contains` is kept, with the missing entry if that is known.
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

/** The entry that a list must have. For an empty list it is known only when the violation has its schema. */
const readExpectedEntry = ({ parentSchema }: SchemaViolation): unknown =>
  isObject(parentSchema) && isObject(parentSchema.contains) ? parentSchema.contains.const : undefined;
