import type { ContractViolation } from './CheckResult.ts';

/** A violation where `isRight` is false. */
export const unless = (isRight: boolean, path: string, expected: string, got: string): ContractViolation | undefined =>
  isRight ? undefined : { path, expected, got };

/** The first violation; undefined where there is none. */
export const firstWrong = (...found: readonly (ContractViolation | undefined)[]): ContractViolation | undefined =>
  found.find((each) => each !== undefined);
