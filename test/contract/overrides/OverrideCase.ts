import type { Change } from './Change.ts';

/** One thing that goes wrong, the case that meets it, what the check says, and which place is named. */
export type OverrideCase = readonly [what: string, only: string, answer: Change, checkResult: string, path: string];
