import type { AuthoringProblem } from '../AuthoringProblem.ts';

/** What is wrong with a field, at a place of its form. */
export type FieldFault = Pick<AuthoringProblem, 'pointer' | 'message' | 'known'>;
