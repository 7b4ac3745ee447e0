import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { type OwnClaim, readOwnClaims } from './ownClaims.ts';

/** Where a search reads times. */
export interface SlotSource extends Pick<Queries, 'rows'> {
  /** What the guest has, where `rows` may not know it yet. */
  readonly ownClaims?: () => Promise<readonly OwnClaim[]>;
}

/** Times come from a standby where there is one; what the guest has comes from the primary, so that it shows at once. */
export const slotSource = ({
  searches,
  database,
  guest,
  now,
}: Pick<Visit, 'searches' | 'database' | 'guest' | 'now'>): SlotSource => ({
  rows: searches.rows,
  ...(searches.mayBeBehind && guest.isKnown && { ownClaims: () => readOwnClaims(database, guest.key, now) }),
});
