import { type ReactNode, useId, useState } from 'react';
import { dateLabel, timeLabel } from '../../../formatting/dateLabel.ts';
import { daysBetween, type IsoDate, localDate } from '../../../formatting/isoDate.ts';
import { extractDate, type WallTime } from '../../../formatting/wallTime.ts';
import type { Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './CardMeta.module.css';
import { placeName } from './placeLabels.ts';
import { TimeZone } from './TimeZone.tsx';

/** What a card says of its place or its person at a glance. */
export interface CardFactsProps {
  readonly provider: Provider;
  /** The soonest time that the guest wants to see. */
  readonly soonest: WallTime | undefined;
  /** The day for which the zone is named; undefined where the page names it. */
  readonly zoneOn: IsoDate | undefined;
}

interface CardMetaProps extends CardFactsProps {
  /** What the card shows on demand, if anything. */
  readonly children?: ReactNode;
}

/** The soonest time of a card, its zone where the page does not name it, and the button for the rest. */
export function CardMeta({ provider, soonest, zoneOn, children }: CardMetaProps) {
  const messages = useMessages(resultsMessages).card;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.meta}>
        {soonest !== undefined && (
          <p className={styles.soonest}>
            {fillTemplate(messages.soonest, { time: soonestLabel(soonest, localDate(new Date())) })}
          </p>
        )}
        {children !== undefined && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{messages.details}</span>
            <VisuallyHidden>{` ${placeName(provider)}`}</VisuallyHidden>
            <svg viewBox="0 0 24 24" className={styles.chevron} fill="none" stroke="currentcolor" aria-hidden="true">
              <path d="m6 9 6 6 6-6" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
        )}
      </div>
      {zoneOn !== undefined && <TimeZone zone={provider.timezone} date={zoneOn} />}
      {isOpen && (
        <div id={id} className={styles.details}>
          {children}
        </div>
      )}
    </>
  );
}

/** 'Sun 10:00 AM' within a week from today, 'Sun, Dec 6, 10:00 AM' after it. */
export function soonestLabel(time: WallTime, today: IsoDate): string {
  const date = extractDate(time);
  if (daysBetween(today, date) < 7) return `${dateLabel(date, 'weekday')} ${timeLabel(time)}`;
  return `${dateLabel(date, 'brief')}, ${timeLabel(time)}`;
}
