import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { inTime } from '../health/inTime.ts';
import { type OwnClaim, readOwnClaims } from './ownClaims.ts';

/** Where a search reads times. */
export interface SlotSource extends Pick<Queries, 'rows'> {
  /** What the guest has, where `rows` may not know it yet. */
  readonly ownClaims?: () => Promise<readonly OwnClaim[]>;
}

/** How long a search waits for what the guest has, in milliseconds. */
const OWN_MS = 2_000;

/**
 * Times come from a standby where there is one; what the guest has comes from the primary, so that it shows at once.
 * While the primary is away, a search shows what the standby knows.
 */
export const slotSource = ({
  searches,
  database,
  guest,
  now,
}: Pick<Visit, 'searches' | 'guest' | 'now'> & { readonly database: Pick<Queries, 'rows'> }): SlotSource => ({
  rows: searches.rows,
  ...(searches.mayBeBehind &&
    guest.isKnown && { ownClaims: () => unlessAway(readOwnClaims(database, guest.key, now)) }),
});

const unlessAway = (own: Promise<readonly OwnClaim[]>): Promise<readonly OwnClaim[]> =>
  inTime(own, OWN_MS, () => new DatabaseUnavailable('late', undefined)).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return [];
    throw error;
  });
