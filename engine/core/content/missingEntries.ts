import { isObject } from '../json/Json.ts';
import type { CheckFault } from './DocumentEntry.ts';

/**
 * Where a list must have a certain entry, Ajv reports of each entry that it is another one, and then `contains`. That one
 * alone tells, with the entry that is missing where it is known.
 */
export function missingEntries(faults: readonly CheckFault[]): readonly CheckFault[] {
  const lists = faults.filter(({ keyword }) => keyword === 'contains');
  return faults.flatMap((fault) => {
    if (lists.some((list) => isOfEntry(fault, list))) return [];
    if (!lists.includes(fault)) return [fault];
    const entry = faults.find((other) => other.keyword === 'const' && isOfEntry(other, fault));
    return [{ ...fault, params: { missing: entry?.params.allowedValue ?? namedBy(fault) } }];
  });
}

const isOfEntry = ({ schemaPath, instancePath }: CheckFault, list: CheckFault): boolean =>
  schemaPath.startsWith(`${list.schemaPath}/`) && instancePath.startsWith(`${list.instancePath}/`);

/** Of an empty list only a check that tells its schema knows. */
const namedBy = ({ parentSchema }: CheckFault): unknown =>
  isObject(parentSchema) && isObject(parentSchema.contains) ? parentSchema.contains.const : undefined;
