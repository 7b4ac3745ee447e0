import type { Exchange } from '../exchange/Exchange.ts';
import type { ContractViolation } from './CheckResult.ts';

/** A violation where `isRight` is false. */
export const unless = (isRight: boolean, path: string, expected: string, got: string): ContractViolation | undefined =>
  isRight ? undefined : { path, expected, got };

/** The first violation; undefined where there is none. */
export const firstWrong = (...found: readonly (ContractViolation | undefined)[]): ContractViolation | undefined =>
  found.find((each) => each !== undefined);

/** A violation where not exactly one of several requests for the same was granted. */
export function unlessOne(exchanges: readonly Exchange[]): ContractViolation | undefined {
  const granted = exchanges.filter((each) => each.kind === 'answered' && each.status === 200).length;
  return unless(granted === 1, '', `one of ${exchanges.length} requests at once granted`, `${granted} granted`);
}
