import { useMemo } from 'react';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { useSettings } from '../../../messages/useSettings.ts';
import { PlacesMap } from '../../../places/PlacesMap.tsx';
import { useActivePlace } from '../../../places/useActivePlace.ts';
import { usePaginationMessages } from '../../../places/usePaginationMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { breakpoints, useBreakpoint } from '../../../ui/breakpoints.ts';
import { Pagination } from '../../../ui/buttons/Pagination.tsx';
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
  const pagination = usePaginationMessages();
  const { locationsPerPage } = useSettings();
  const { rows, window, search } = found;
  const control = useSlotChoice(handlers);
  const { picked, failure } = control.choice;
  const shown = useMemo(() => pickPage(rows, page, locationsPerPage), [rows, page, locationsPerPage]);
  const heading = useFocusOnChange(shown.page);
  const { one, many } = messages;
  const { active, setActive, goTo } = useActivePlace();
  const { items, first } = shown;
  const { numbered, pins } = useMemo(() => {
    const numbered = items.map((row, index) => ({ row, number: first + index + 1 }));
    return { numbered, pins: mapPins(numbered) };
  }, [items, first]);
  const isWide = useBreakpoint() >= breakpoints.tablet;
  const map = !hidesMap && pins.length > 0 && (
    <PlacesMap pins={pins} isWide={isWide} active={active} onActivate={goTo} />
  );
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={styles.count}>
        {rows.length === 1 ? fillTemplate(one, { location }) : fillTemplate(many, { n: rows.length, location })}
      </h2>
      {found.hasMore && (
        <div className={styles.more}>
          <Alert name="moreProviders" kind="info">
            {fillTemplate(messages.more, { n: rows.length })}
          </Alert>
        </div>
      )}
      <div className={map && isWide ? styles.beside : styles.below}>
        {!isWide && map}
        <ul className={styles.cards}>
          {numbered.map(({ row, number }) => {
            const { providerId, location } = row.provider;
            return (
              <LocationCard
                key={providerId}
                row={row}
                number={location && map ? number : undefined}
                search={search}
                window={window}
                picked={picked}
                lost={lostAt(control.choice, providerId)}
                justBooked={failure?.kind === 'justBooked' && failure.providerId === providerId}
                onPick={control.pick}
                onActivate={() => setActive(providerId)}
              />
            );
          })}
        </ul>
        {isWide && map}
      </div>
      <div className={styles.pages}>
        <Pagination
          page={shown.page}
          pages={pageCount(rows.length, locationsPerPage)}
          messages={pagination}
          onPage={onPage}
        />
      </div>
      <ContinueBar control={control} guestZone={guestZone} />
    </section>
  );
}
