import type { IsoDate } from '../../../formatting/isoDate.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import type { Provider } from '../../../journey/index.ts';

/** What a card says of its place or its person at a glance. */
export interface CardFactsProps {
  readonly provider: Provider;
  /** The soonest time that the guest wants to see. */
  readonly soonest: WallTime | undefined;
  /** The day for which the zone is named; undefined where the page names it. */
  readonly zoneOn: IsoDate | undefined;
}
