import type { ContractViolation } from '../../../check/CheckResult.ts';
import { isRecord } from '../../../exchange/json.ts';

/** No server keeps them. */
const NEVER_KEPT = ['/insuranceInfo/socialSecurityNumber'];

/** Finds the first place of a request that the server has kept otherwise; its values are not shown, as they are personal. */
export function findChanged(sent: unknown, kept: unknown, at = ''): ContractViolation | undefined {
  if (NEVER_KEPT.includes(at))
    return kept === undefined ? undefined : { path: at, expected: 'never kept', got: 'kept' };
  const expected = 'kept as it was sent';
  if (kept === undefined) return { path: at, expected, got: 'nothing' };
  if (Array.isArray(sent)) {
    if (!Array.isArray(kept) || kept.length !== sent.length) return { path: at, expected, got: 'another list' };
    return firstOf(sent.map((each, index) => findChanged(each, kept[index], `${at}/${index}`)));
  }
  if (isRecord(sent)) {
    const found = isRecord(kept) ? kept : {};
    return firstOf(
      Object.entries(sent)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => findChanged(value, found[name], `${at}/${name}`)),
    );
  }
  return sent === kept ? undefined : { path: at, expected, got: 'something else' };
}

const firstOf = (found: readonly (ContractViolation | undefined)[]): ContractViolation | undefined =>
  found.find((each) => each !== undefined);
