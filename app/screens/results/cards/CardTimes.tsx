import { type RefObject, useEffect, useRef, useState } from 'react';
import { dateLabel, timeLabel } from '../../../formatting/dateLabel.ts';
import { daysBetween, type IsoDate, localDate } from '../../../formatting/isoDate.ts';
import { extractDate, type WallTime } from '../../../formatting/wallTime.ts';
import type { Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages, useSettings } from '../../../messages/useMessages.ts';

import { Button } from '../../../ui/buttons/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type OpenTimes, soonestTime } from '../times/placeTimes.ts';
import styles from './CardTimes.module.css';
import { placeInFull, placeName } from './facts/placeLabels.ts';

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

interface TimesOfDayProps {
  readonly provider: Provider;
  /** At least one. */
  readonly times: readonly WallTime[];
  readonly picked: WallTime | undefined;
  readonly onPick: (time: WallTime) => void;
  readonly group: RefObject<HTMLFieldSetElement | null>;
}

/** The chosen day of a card: its first free times with the picked one, and the others on demand. One group of choices. */
function TimesOfDay({ provider, times, picked, onPick, group }: TimesOfDayProps) {
  const messages = useMessages(resultsMessages).card;
  const { timesAtFirst } = useSettings();
  const folded = shownTimes(times, timesAtFirst, picked);
  const firstHidden = times.findIndex((time) => !folded.shown.includes(time));
  const { all, toggle, list, button } = useShowMore(firstHidden);
  const { shown, hidden } = all ? shownTimes(times, times.length) : folded;
  return (
    <>
      <fieldset ref={group} className={styles.group}>
        <legend>
          <VisuallyHidden>{fillTemplate(messages.timesAt, { name: placeInFull(provider) })}</VisuallyHidden>
        </legend>
        <ul ref={list} className={styles.times}>
          {shown.map((time) => (
            <li key={time}>
              <SlotRadio provider={provider} time={time} checked={time === picked} onPick={() => onPick(time)} />
            </li>
          ))}
        </ul>
      </fieldset>
      {(hidden > 0 || (all && folded.hidden > 0)) && (
        <button ref={button} type="button" className={styles.more} aria-expanded={all} onClick={toggle}>
          <span>{all ? messages.showLess : messages.showMore}</span>
          <VisuallyHidden>{` ${fillTemplate(messages.moreAt, { name: placeName(provider) })}`}</VisuallyHidden>
        </button>
      )}
    </>
  );
}

interface ShowMore {
  readonly all: boolean;
  readonly toggle: () => void;
  /** For the list of times, and for the button below it. */
  readonly list: RefObject<HTMLUListElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * Whether a day shows all its times. The button below the times moves when they are shown or hidden. So when all are
 * shown, the focus goes to the first new one; when they are hidden again, the button is scrolled into view.
 *
 * @param firstHidden position of the first time that is hidden until the button is pressed
 */
function useShowMore(firstHidden: number): ShowMore {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guest's press alone moves the focus
  useEffect(() => {
    if (before.current === all) return;
    before.current = all;
    if (all) list.current?.querySelectorAll('input')[firstHidden]?.focus({ preventScroll: true });
    else button.current?.scrollIntoView({ block: 'nearest' });
  }, [all]);
  return { all, toggle: () => setAll(!all), list, button };
}

interface SlotRadioProps {
  readonly provider: Provider;
  readonly time: WallTime;
  readonly checked: boolean;
  readonly onPick: () => void;
}

/**
 * One free time. Its name is complete by itself, because a screen reader may read it apart from its day and its card.
 */
function SlotRadio({ provider, time, checked, onPick }: SlotRadioProps) {
  const messages = useMessages(resultsMessages);
  const label = timeLabel(time);
  const name = fillTemplate(messages.card.slot, {
    time: label,
    day: dateLabel(extractDate(time), 'day'),
    place: placeName(provider),
  });
  return (
    <label className={styles.slot}>
      <input
        type="radio"
        name={`time-at-${provider.providerId}`}
        value={time}
        checked={checked}
        aria-label={name}
        className={styles.input}
        onChange={onPick}
      />
      <span className={styles.time}>{label}</span>
    </label>
  );
}

/** 'Sun 10:00 AM' within a week from today, 'Sun, Dec 6, 10:00 AM' after it. */
export function soonestLabel(time: WallTime, today: IsoDate): string {
  const date = extractDate(time);
  if (daysBetween(today, date) < 7) return `${dateLabel(date, 'weekday')} ${timeLabel(time)}`;
  return `${dateLabel(date, 'brief')}, ${timeLabel(time)}`;
}

/**
 * The times that a day shows, and how many more there are. A picked time is always shown.
 *
 * @param most how many it shows before 'Show More' (RESULT-11)
 */
export function shownTimes(
  times: readonly WallTime[],
  most: number,
  picked?: WallTime,
): { readonly shown: readonly WallTime[]; readonly hidden: number } {
  const shown = times.filter((time, index) => index < most || time === picked);
  return { shown, hidden: times.length - shown.length };
}
