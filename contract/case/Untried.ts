/** A case cannot be tried here. Thrown, because what is missing is found out deep in making the request. */
export class Untried extends Error {
  /** `skipped`: it was not asked for; `blocked`: it was, and the environment lacks what it needs. */
  readonly verdict: 'skipped' | 'blocked';

  constructor(verdict: 'skipped' | 'blocked', reason: string) {
    super(reason);
    this.name = 'Untried';
    this.verdict = verdict;
  }
}

export const blocked = (reason: string): Untried => new Untried('blocked', reason);
export const skipped = (reason: string): Untried => new Untried('skipped', reason);
