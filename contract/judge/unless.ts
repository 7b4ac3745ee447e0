import type { Difference } from './Judgement.ts';

/** What is wrong where `isRight` is false. */
export const unless = (isRight: boolean, path: string, expected: string, got: string): Difference | undefined =>
  isRight ? undefined : { path, expected, got };

/** The first that is wrong. */
export const firstWrong = (...found: readonly (Difference | undefined)[]): Difference | undefined =>
  found.find((each) => each !== undefined);
