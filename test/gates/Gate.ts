/** One line of the table: a measured figure and its goal. */
export interface Bar {
  readonly bar: string;
  readonly cases: number;
  readonly figure: string;
  readonly goal: string;
  readonly met: boolean;
  /** A few cases that missed the goal, to help fixing the problem. */
  readonly examples?: readonly string[];
}

/** How much of a gate is run, and which random cases. */
export interface Size {
  /** 1 is the whole gate; the test command runs a small share. */
  readonly share: number;
  readonly seed: number;
  /** Whether a bar is missed by taking too long. The test command does not ask how fast the machine is. */
  readonly isTimed: boolean;
}

/** A quality bar that needs more cases than the test command has time for. */
export interface Gate {
  readonly name: string;
  run(size: Size): Promise<readonly Bar[]>;
}

/** The number of cases in a share, at least one. */
export const countCases = (whole: number, { share }: Size): number => Math.max(1, Math.round(whole * share));
