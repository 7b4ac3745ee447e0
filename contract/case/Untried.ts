/** A case cannot be tried here. Thrown, because what is missing is found out deep in making the request. */
export class Untried extends Error {
  /** `skipped`: it was not asked for; `blocked`: it was, and the environment lacks what it needs. */
  readonly outcome: 'skipped' | 'blocked';

  constructor(outcome: 'skipped' | 'blocked', reason: string) {
    super(reason);
    this.name = 'Untried';
    this.outcome = outcome;
  }
}

export const blocked = (reason: string): Untried => new Untried('blocked', reason);
export const skipped = (reason: string): Untried => new Untried('skipped', reason);
