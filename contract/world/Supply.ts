import type { BusinessName } from '../../schemas/generated/api/schedule-appointment/request.js';
import { blocked } from '../case/Untried.ts';

/** Something that was found once and is handed out piece by piece, so that cases do not meet at one time. */
export class Supply<T> {
  readonly #what: string;
  readonly #find: () => Promise<readonly T[]>;
  #found: Promise<readonly T[]> | undefined;
  #given = 0;

  /** @param what completes the sentence 'there is no ...' */
  constructor(what: string, find: () => Promise<readonly T[]>) {
    this.#what = what;
    this.#find = find;
  }

  /** Always the same one. @throws Untried where there is none */
  first(): Promise<T> {
    return this.#at(0);
  }

  /** The next one; after the last the first again. @throws Untried where there is none */
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

/** A free time that was found, as bookings name it. */
export interface Bookable {
  readonly businessName: BusinessName;
  readonly serviceId: number;
  /** 'YYYY-MM-DD HH:mm:ss' in the provider's zone. */
  readonly time: string;
  /** IANA name. */
  readonly timezone: string;
  /** Who gives it: a place or person, whoever is licensed in a state, or that person for guests of that state. */
  readonly where: { readonly locationNumber?: string; readonly licensureState?: string };
}
