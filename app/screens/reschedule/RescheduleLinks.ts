import type { MoveLinks } from '../../reservation/index.ts';

/** The pages that the last step of a move leads to. */
export interface RescheduleLinks extends MoveLinks {
  readonly main: string;
}
