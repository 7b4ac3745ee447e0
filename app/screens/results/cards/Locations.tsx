import { useMemo } from 'react';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { useSettings } from '../../../messages/useSettings.ts';
import { Pagination } from '../../../places/Pagination.tsx';
import { PlacesWithMap } from '../../../places/PlacesWithMap.tsx';
import { useActivePlace } from '../../../places/useActivePlace.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { lostAt } from '../days/slotChoice.ts';
import { type ReserveHandlers, useSlotChoice } from '../days/useSlotChoice.ts';
import { mapPins } from '../map/mapPins.ts';
import type { FoundSlots } from '../search/useSlotSearch.ts';
import { ContinueBar } from './ContinueBar.tsx';
import type { CountMessages } from './cardMessage.ts';
import { LocationCard } from './LocationCard.tsx';
import styles from './Locations.module.css';
import { pageCount, pickPage } from './pages.ts';

export interface LocationsProps {
  readonly found: FoundSlots;
  /** The messages that count what was found. */
  readonly messages: CountMessages;
  /** The searched place, as the guest calls it. */
  readonly location: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly handlers: ReserveHandlers;
  /** IANA name of the zone that the guest chose. */
  readonly guestZone?: string | undefined;
  /** Whether the map is left out, because the guest knows the place. */
  readonly hidesMap?: boolean;
}

/** The found providers, page by page, and the choice of a time. */
export function Locations({
  found,
  messages,
  location,
  page,
  onPage,
  handlers,
  guestZone,
  hidesMap = false,
}: LocationsProps) {
  const { locationsPerPage } = useSettings();
  const { rows, window, search } = found;
  const control = useSlotChoice(handlers);
  const { picked, failure } = control.choice;
  const shown = useMemo(() => pickPage(rows, page, locationsPerPage), [rows, page, locationsPerPage]);
  const heading = useFocusOnChange(shown.page);
  const { one, many } = messages;
  const place = useActivePlace();
  const { items, first } = shown;
  const { numbered, pins } = useMemo(() => {
    const numbered = items.map((row, index) => ({ row, number: first + index + 1 }));
    return { numbered, pins: hidesMap ? [] : mapPins(numbered) };
  }, [items, first, hidesMap]);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={styles.count}>
        {rows.length === 1 ? fillTemplate(one, { location }) : fillTemplate(many, { n: rows.length, location })}
      </h2>
      {found.hasMore && 'more' in messages && (
        <div className={styles.more}>
          <Alert name="moreProviders" kind="info">
            {fillTemplate(messages.more, { n: rows.length })}
          </Alert>
        </div>
      )}
      <PlacesWithMap pins={pins} place={place}>
        {numbered.map(({ row, number }) => {
          const { providerId, location } = row.provider;
          return (
            <LocationCard
              key={providerId}
              row={row}
              number={location && !hidesMap ? number : undefined}
              search={search}
              window={window}
              picked={picked}
              lost={lostAt(control.choice, providerId)}
              justBooked={failure?.kind === 'justBooked' && failure.providerId === providerId}
              onPick={control.pick}
              onActivate={() => place.setActive(providerId)}
            />
          );
        })}
      </PlacesWithMap>
      <div className={styles.pages}>
        <Pagination page={shown.page} pages={pageCount(rows.length, locationsPerPage)} onPage={onPage} />
      </div>
      <ContinueBar control={control} guestZone={guestZone} />
    </section>
  );
}
