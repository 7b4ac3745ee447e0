/** One line of the table: what was measured, beside what it must be. */
export interface Bar {
  readonly bar: string;
  readonly cases: number;
  readonly figure: string;
  readonly goal: string;
  readonly met: boolean;
  /** Cases that missed the goal, a few of them, for whoever mends it. */
  readonly examples?: readonly string[];
}

/** How much of a gate is run, and which random cases. */
export interface Size {
  /** 1 is the whole gate; the test command runs a small share. */
  readonly share: number;
  readonly seed: number;
}

/** A quality bar that needs more cases than the test command has time for. */
export interface Gate {
  readonly name: string;
  run(size: Size): Promise<readonly Bar[]>;
}

/** How many cases a share is: at least one. */
export const countCases = (whole: number, { share }: Size): number => Math.max(1, Math.round(whole * share));
