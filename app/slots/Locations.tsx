import { useEffect, useRef } from 'react';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { slotsMessages } from '../messages/slots.ts';
import { Pagination } from '../ui/Pagination.tsx';
import { ContinueBar } from './ContinueBar.tsx';
import { LocationCard } from './LocationCard.tsx';
import styles from './Locations.module.css';
import { pageCount, pageOf } from './pages.ts';
import { lostAt } from './slotChoice.ts';
import { useSlotChoice } from './useSlotChoice.ts';
import type { FoundSlots } from './useSlotSearch.ts';

export interface LocationsProps {
  readonly found: FoundSlots;
  /** What the guest calls the place that was searched. */
  readonly location: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onHeld: () => void;
}

const pageWords = {
  ...slotsMessages.pages,
  position: (page: number, pages: number) => fillTemplate(slotsMessages.pages.position, { page, pages }),
};

/** The locations that were found, page by page, and the choice of one of their times. */
export function Locations({ found, location, page, onPage, onHeld }: LocationsProps) {
  const { rows, window, search } = found;
  const control = useSlotChoice(search, onHeld);
  const { picked, trouble } = control.choice;
  const shown = pageOf(rows, page);
  const heading = useFocusOnChange(shown.page);
  const { one, many } = slotsMessages.count;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={styles.count}>
        {rows.length === 1 ? fillTemplate(one, { location }) : fillTemplate(many, { n: rows.length, location })}
      </h2>
      <ul className={styles.cards}>
        {shown.items.map((row) => {
          const { providerId } = row.provider;
          return (
            <LocationCard
              key={providerId}
              row={row}
              window={window}
              picked={picked}
              lost={lostAt(control.choice, providerId)}
              justBooked={trouble?.kind === 'justBooked' && trouble.providerId === providerId}
              onPick={control.pick}
            />
          );
        })}
      </ul>
      <div className={styles.pages}>
        <Pagination page={shown.page} pages={pageCount(rows.length)} words={pageWords} onPage={onPage} />
      </div>
      <ContinueBar control={control} />
    </section>
  );
}

/** Focus for the heading above what another page shows; not for the first page that is seen. */
function useFocusOnChange(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return heading;
}
