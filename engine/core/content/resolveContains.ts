import { isObject } from '../json/Json.ts';
import type { SchemaViolation } from './DocumentEntry.ts';

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
