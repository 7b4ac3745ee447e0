import { dateLabel } from '../../../formatting/dateLabel.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import styles from './DayPager.module.css';
import type { DayPage } from './dayPages.ts';

export interface DayPagerProps {
  readonly page: DayPage;
  /** Name of the place. */
  readonly place: string;
  readonly onGo: (position: number) => void;
}

/** The buttons for earlier and later days, with the shown days between them. */
export function DayPager({ page, place, onGo }: DayPagerProps) {
  const messages = useMessages(resultsMessages).card;
  const { dates, previous, next } = page;
  return (
    <div className={styles.pager}>
      <Arrow
        label={fillTemplate(messages.previousDays, { name: place })}
        to={previous}
        onGo={onGo}
        path="m14.5 6-6 6 6 6"
      />
      <p className={styles.span} aria-live="polite">
        {spanLabel(dates)}
      </p>
      <Arrow label={fillTemplate(messages.nextDays, { name: place })} to={next} onGo={onGo} path="m9.5 6 6 6-6 6" />
    </div>
  );
}

/** 'Monday, November 23' for one day, 'Nov 23 – Nov 26' for several. */
function spanLabel(dates: DayPage['dates']): string {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  if (first === last) return dateLabel(first, 'day');
  return `${dateLabel(first, 'short')} – ${dateLabel(last, 'short')}`;
}

interface ArrowProps {
  readonly label: string;
  readonly to: number | undefined;
  readonly onGo: (position: number) => void;
  readonly path: string;
}

/** The button stays focusable when there are no further days, so that focus is not lost. */
function Arrow({ label, to, onGo, path }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onGo(to)}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" aria-hidden="true">
        <path d={path} strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
