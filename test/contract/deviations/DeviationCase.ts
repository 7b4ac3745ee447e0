import type { Change } from './Change.ts';

/** One thing that goes wrong, the case that meets it, how it is judged, and which place is named. */
export type DeviationCase = readonly [what: string, only: string, answer: Change, judgement: string, path: string];
