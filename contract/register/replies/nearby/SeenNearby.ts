import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';

/** A place in a list, in whatever order. */
export interface Near {
  readonly id: string;
  readonly business: string;
  readonly miles: number;
}

/** What a list of places around somewhere was asked for, and has. */
export interface NearbyList {
  /** The kind of list, and around what. */
  readonly around: string;
  readonly businesses: readonly string[];
  readonly radius: number;
  readonly found: readonly Near[];
  /** How far the list is whole: to its radius, or to where it was cut. */
  readonly wholeTo: number;
  /** JSON Pointer to the list. */
  readonly at: string;
}

/** Miles are rounded: what is so near to where a list ends may be in it or not. */
const ROUNDING = 0.11;

interface Known {
  readonly wholeTo: number;
  readonly places: ReadonlyMap<string, number>;
}

/** The places that lists have named around somewhere: each list has the same, as far as it goes. */
export class SeenNearby {
  readonly #known = new Map<string, Known>();

  wrong({ around, businesses, found, wholeTo, at }: NearbyList): ContractViolation | undefined {
    return firstWrong(
      ...businesses.map((business) => {
        const key = `${around} ${business}`;
        const said: Known = { wholeTo, places: milesOf(found.filter((each) => each.business === business)) };
        const known = this.#known.get(key);
        if (!known || known.wholeTo < wholeTo) this.#known.set(key, said);
        return known && listsDiffer(known, said, business, at);
      }),
    );
  }

  /** Every place around somewhere within a radius, nearest first; undefined where that is not known as far as that. */
  within(around: string, business: string, radius: number): readonly Near[] | undefined {
    const known = this.#known.get(`${around} ${business}`);
    if (!known || known.wholeTo < radius) return undefined;
    return [...known.places]
      .map(([id, miles]) => ({ id, business, miles }))
      .filter(({ miles }) => miles <= radius)
      .toSorted((one, other) => one.miles - other.miles);
  }
}

const milesOf = (places: readonly Near[]): ReadonlyMap<string, number> =>
  new Map(places.map(({ id, miles }) => [id, miles]));

function listsDiffer(known: Known, said: Known, business: string, at: string): ContractViolation | undefined {
  const both = Math.min(known.wholeTo, said.wholeTo) - ROUNDING;
  const missing = [...known.places].find(([id, miles]) => miles < both && !said.places.has(id));
  const strange = [...said.places].find(([id, miles]) => miles < both && !known.places.has(id));
  const moved = [...said.places].find(([id, miles]) => (known.places.get(id) ?? miles) !== miles);
  return firstWrong(
    unless(missing === undefined, at, `with ${missing?.[0]} of ${business}, as another list there says`, 'without it'),
    unless(
      strange === undefined,
      at,
      `without ${strange?.[0]} of ${business}, as another list there says`,
      `with it, ${strange?.[1]} miles away`,
    ),
    unless(
      moved === undefined,
      at,
      `${moved?.[0]} ${moved && known.places.get(moved[0])} miles away, as another list there says`,
      `${moved?.[1]} miles`,
    ),
  );
}
