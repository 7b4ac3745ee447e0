import { useEffect, useRef } from 'react';
import { dateLabel, timeLabel } from '../../../formatting/dateLabel.ts';
import { daysBetween, type IsoDate, localDate } from '../../../formatting/isoDate.ts';
import { extractDate, type WallTime } from '../../../formatting/wallTime.ts';
import type { Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { type OpenTimes, soonestTime } from '../times/placeTimes.ts';
import styles from './CardTimes.module.css';
import { TimesOfDay } from './TimesOfDay.tsx';

export interface CardTimesProps {
  readonly provider: Provider;
  /** The times that the guest wants to see, on all days that are known. */
  readonly times: OpenTimes;
  /** The chosen day. */
  readonly date: IsoDate;
  /** Whether the place has times on that day, though not at the time of day that the guest chose. */
  readonly hasOthers: boolean;
  readonly picked: WallTime | undefined;
  readonly onPick: (time: WallTime) => void;
  readonly onDate: (date: IsoDate) => void;
}

/** The free times of a place on the chosen day, or the way to its next time. */
export function CardTimes({ provider, times, date, hasOthers, picked, onPick, onDate }: CardTimesProps) {
  const { days, card } = useMessages(resultsMessages);
  const group = useRef<HTMLFieldSetElement>(null);
  const wished = useRef<IsoDate>(undefined);
  // The pressed button is gone once its day is shown; the focus goes on to the times that it led to.
  useEffect(() => {
    if (wished.current === date) group.current?.querySelector('input')?.focus();
    wished.current = undefined;
  }, [date]);
  const open = times.get(date);
  if (open) {
    return <TimesOfDay key={date} provider={provider} times={open} picked={picked} onPick={onPick} group={group} />;
  }
  const next = soonestTime(times, date) ?? soonestTime(times);
  return (
    <div className={styles.none}>
      <p>{hasOthers ? card.unmatched : days.none}</p>
      {next !== undefined && (
        <Button
          variant="quiet"
          onClick={() => {
            wished.current = extractDate(next);
            onDate(wished.current);
          }}
        >
          {fillTemplate(card.next, { time: soonestLabel(next, localDate(new Date())) })}
        </Button>
      )}
    </div>
  );
}

/** 'Sun 10:00 AM' within a week from today, 'Sun, Dec 6, 10:00 AM' after it. */
export function soonestLabel(time: WallTime, today: IsoDate): string {
  const date = extractDate(time);
  if (daysBetween(today, date) < 7) return `${dateLabel(date, 'weekday')} ${timeLabel(time)}`;
  return `${dateLabel(date, 'brief')}, ${timeLabel(time)}`;
}
