import type { BusinessName } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import type { Provider } from '../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { blocked, type SkippedCase } from '../case/SkippedCase.ts';

/** Things that are searched for once and handed out one by one, so that two cases do not use the same time. */
export class Pool<T> {
  readonly #what: string;
  readonly #find: () => Promise<readonly T[]>;
  readonly #missing: (reason: string) => SkippedCase;
  #found: Promise<readonly T[]> | undefined;
  #given = 0;

  /**
   * @param what completes the sentence 'there is no ...'
   * @param missing what a case is where there is none: `blocked`, unless an environment need not have it
   */
  constructor(what: string, find: () => Promise<readonly T[]>, missing: (reason: string) => SkippedCase = blocked) {
    this.#missing = missing;
    this.#what = what;
    this.#find = find;
  }

  /** The first one, each time. @throws SkippedCase where there is none */
  first(): Promise<T> {
    return this.#at(0);
  }

  /** The second one, each time. @throws SkippedCase where there is none */
  second(): Promise<T> {
    return this.#at(1);
  }

  /** The next one; starts again after the last. @throws SkippedCase where there is none */
  next(): Promise<T> {
    this.#given += 1;
    return this.#at(this.#given - 1);
  }

  /** The first one that is wanted; undefined where none is. */
  async where(isWanted: (piece: T) => boolean): Promise<T | undefined> {
    this.#found ??= this.#find();
    return (await this.#found).find(isWanted);
  }

  async #at(position: number): Promise<T> {
    this.#found ??= this.#find();
    const found = await this.#found;
    const piece = found[position % Math.max(found.length, 1)];
    if (piece === undefined) throw this.#missing(`there is no ${this.#what}`);
    return piece;
  }
}

/** A free time that was found, with the fields that a booking needs. */
export interface Bookable {
  readonly businessName: BusinessName;
  readonly serviceId: number;
  /** As on the menu. */
  readonly serviceName: string;
  /** 'YYYY-MM-DD HH:mm:ss' in the provider's zone. */
  readonly time: string;
  /** IANA name. */
  readonly timezone: string;
  /**
   * With whom: a place or person by number, whoever is licensed in a state, or a person for guests of a state (both).
   */
  readonly where: { readonly locationNumber?: string; readonly licensureState?: string };
  /** What the search says of the place or person. */
  readonly provider: Provider;
}
