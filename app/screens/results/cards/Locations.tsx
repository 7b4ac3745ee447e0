import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import { searchesByState } from '../../../journey/search/SearchCriteria.ts';
import { Pagination } from '../../../places/Pagination.tsx';
import { PlaceCards, PlacesViewSwitch, PlacesWithMap } from '../../../places/PlacesWithMap.tsx';
import { useFocusOnChange } from '../../../places/useFocusOnChange.ts';
import { useActivePlace, usePlacesView } from '../../../places/usePlacesView.ts';
import { timesAt } from '../times/placeTimes.ts';
import { usePageDay } from '../times/usePageDay.ts';
import { lostAt, type ReserveHandlers, useSlotChoice } from '../times/useSlotChoice.ts';
import type { FoundSlots } from '../times/useSlotSearch.ts';
import { ContinueBar } from './ContinueBar.tsx';
import { TimeZone } from './facts/TimeZone.tsx';
import { LocationCard } from './LocationCard.tsx';
import styles from './Locations.module.css';
import { type CountMessages, foundLabel } from './notices/cardMessage.ts';
import { DayNotices } from './notices/DayNotices.tsx';
import { PlacesNotices } from './notices/PlacesNotices.tsx';
import { DayControls } from './strip/DayControls.tsx';
import { useShownDay, useShownPlaces } from './useShownCards.ts';

export interface LocationsProps {
  readonly found: FoundSlots;
  /** The messages that count what was found. */
  readonly messages: CountMessages;
  /** The searched place, as the guest calls it. */
  readonly location: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Searches from another day; missing where the guest cannot choose it. */
  readonly onDate?: (date: IsoDate) => void;
  readonly handlers: ReserveHandlers;
  /** IANA name of the zone that the guest chose. */
  readonly guestZone?: string | undefined;
  /** The day on which the strip opens, if not on the first with a free time. */
  readonly openOn?: IsoDate | undefined;
  /** Whether the map is left out, because the guest knows the place. */
  readonly hidesMap?: boolean;
  /** What the guest can do where nothing is free. */
  readonly otherWays?: ReactNode;
}

/** The found providers, page by page, the day whose times they show, and the choice of a time. */
export function Locations({
  found,
  messages,
  location,
  page,
  onPage,
  onDate,
  handlers,
  guestZone,
  openOn,
  hidesMap = false,
  otherWays,
}: LocationsProps) {
  const control = useSlotChoice(handlers);
  const lost = useStore(control.choice, (choice) => choice.lost);
  const refused = useStore(control.choice, ({ failure }) => (failure?.kind === 'lost' ? failure : undefined));
  const day = usePageDay(found, lost, openOn);
  const hasMap = !hidesMap && !searchesByState(found.search.flow);
  const { shown, numbered, pins, pages } = useShownPlaces(day.rows, page, hasMap);
  // Another order begins with the first page, which is there a moment later: both are seen as one change.
  const [order, setOrder] = useState(day.order);
  if (order !== day.order && shown.page === 1) setOrder(day.order);
  const heading = useFocusOnChange(shown.page, order);
  const place = useActivePlace();
  const view = usePlacesView(pins, place);
  const [zone, ...otherZones] = new Set(shown.items.map(({ provider }) => provider.timezone));
  const namesZone = otherZones.length > 0;
  const shownDay = useShownDay({ found, day, namesZone, control, onActivate: place.setActive });
  const { date, times, found: foundTimes } = day;
  return (
    <section className={styles.found}>
      <PlacesWithMap view={view}>
        <div className={styles.head}>
          <div>
            <h2 ref={heading} tabIndex={-1} className={styles.count}>
              {foundLabel(found.rows.length, location, messages)}
            </h2>
            {!namesZone && zone !== undefined && <TimeZone zone={zone} date={date} />}
          </div>
          <PlacesViewSwitch view={view} />
        </div>
        <PlacesNotices found={found} counts={messages} order={day.order} onDate={onDate} />
        <DayControls day={day} found={found} onOrder={() => page > 1 && onPage(1)} />
        <DayNotices day={day} found={found} hasLost={Object.keys(lost).length > 0} otherWays={otherWays} />
        <PlaceCards view={view}>
          {numbered.map(({ row, number }) => {
            const { providerId, location } = row.provider;
            return (
              <LocationCard
                key={providerId}
                row={row}
                number={location && hasMap ? number : undefined}
                day={shownDay}
                times={timesAt(day.wished, providerId)}
                isFree={timesAt(times, providerId).has(date)}
                isFreeInWindow={timesAt(foundTimes, providerId).size > 0}
                lost={lostAt(lost, providerId)}
                refusal={refused?.providerId === providerId ? refused.why : undefined}
              />
            );
          })}
        </PlaceCards>
      </PlacesWithMap>
      <div className={styles.pages}>
        <Pagination page={shown.page} pages={pages} onPage={onPage} />
      </div>
      <ContinueBar control={control} guestZone={guestZone} />
    </section>
  );
}
