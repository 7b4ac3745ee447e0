import type { Change } from './Change.ts';

/**
 * What goes wrong, the only case to run, the change of the answer, the check that fails, and the place that it names.
 */
export type OverrideCase = readonly [what: string, only: string, answer: Change, checkResult: string, path: string];
