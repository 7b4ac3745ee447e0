import type { FailedCall } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import type { SearchWindow } from '../days/searchWindow.ts';
import type { PickedTime } from '../days/slotChoice.ts';
import type { BookableSearch } from '../search/bookableSearch.ts';

/** What all cards of a page have in common: the search, the chosen day, and what the guest may do with both. */
export interface ShownDay {
  readonly search: BookableSearch;
  readonly window: SearchWindow;
  readonly date: IsoDate;
  /** Whether it is one of the searched window. */
  readonly isSearched: boolean;
  /** Whether the times of the chosen day are not known yet. */
  readonly isLoading: boolean;
  /** The call for times that failed. */
  readonly failed: FailedCall | undefined;
  readonly again: () => void;
  /** Whether each card names its zone, because places of the page are in different ones. */
  readonly namesZone: boolean;
  /** Whether each card says whether its place accepts the guest's benefit code. */
  readonly marksCode: boolean;
  readonly onPick: (picked: PickedTime) => void;
  readonly onDate: (date: IsoDate) => void;
  /** Goes on to the days after the searched window; undefined where the page offers that itself. */
  readonly onLater: (() => void) | undefined;
  /** Called when the guest points at a card, or moves the focus into it. */
  readonly onActivate: (providerId: string) => void;
}
