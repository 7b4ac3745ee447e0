import type { ContractViolation } from './CheckResult.ts';

/** What is wrong where `isRight` is false. */
export const unless = (isRight: boolean, path: string, expected: string, got: string): ContractViolation | undefined =>
  isRight ? undefined : { path, expected, got };

/** The first that is wrong. */
export const firstWrong = (...found: readonly (ContractViolation | undefined)[]): ContractViolation | undefined =>
  found.find((each) => each !== undefined);
