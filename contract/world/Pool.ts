import type { BusinessName } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { blocked } from '../case/SkippedCase.ts';

/** Things that are searched for once and handed out one by one, so that two cases do not use the same time. */
export class Pool<T> {
  readonly #what: string;
  readonly #find: () => Promise<readonly T[]>;
  #found: Promise<readonly T[]> | undefined;
  #given = 0;

  /** @param what completes the sentence 'there is no ...' */
  constructor(what: string, find: () => Promise<readonly T[]>) {
    this.#what = what;
    this.#find = find;
  }

  /** The first one, each time. @throws SkippedCase where there is none */
  first(): Promise<T> {
    return this.#at(0);
  }

  /** The next one; starts again after the last. @throws SkippedCase where there is none */
  next(): Promise<T> {
    this.#given += 1;
    return this.#at(this.#given - 1);
  }

  async #at(position: number): Promise<T> {
    this.#found ??= this.#find();
    const found = await this.#found;
    const piece = found[position % Math.max(found.length, 1)];
    if (piece === undefined) throw blocked(`there is no ${this.#what}`);
    return piece;
  }
}

/** A free time that was found, with the fields that a booking needs. */
export interface Bookable {
  readonly businessName: BusinessName;
  readonly serviceId: number;
  /** 'YYYY-MM-DD HH:mm:ss' in the provider's zone. */
  readonly time: string;
  /** IANA name. */
  readonly timezone: string;
  /**
   * With whom: a place or person by number, whoever is licensed in a state, or a person for guests of a state (both).
   */
  readonly where: { readonly locationNumber?: string; readonly licensureState?: string };
}
