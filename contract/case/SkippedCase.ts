/**
 * Means that a case cannot be tried. It is thrown, because what is missing shows up deep inside the code that makes the
 * request.
 */
export class SkippedCase extends Error {
  /** `skipped`: the case was not asked for. `blocked`: it was, but the environment lacks what it needs. */
  readonly outcome: 'skipped' | 'blocked';

  constructor(outcome: 'skipped' | 'blocked', reason: string) {
    super(reason);
    this.name = 'SkippedCase';
    this.outcome = outcome;
  }
}

export const blocked = (reason: string): SkippedCase => new SkippedCase('blocked', reason);
export const skipped = (reason: string): SkippedCase => new SkippedCase('skipped', reason);
