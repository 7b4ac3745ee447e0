import { type RefObject, useEffect, useRef, useState } from 'react';
import { dateLabel, timeLabel } from '../../../formatting/dateLabel.ts';
import { extractDate, type WallTime } from '../../../formatting/wallTime.ts';
import type { Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages, useSettings } from '../../../messages/useMessages.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { placeInFull, placeName } from './facts/placeLabels.ts';
import styles from './TimesOfDay.module.css';

export interface TimesOfDayProps {
  readonly provider: Provider;
  /** At least one. */
  readonly times: readonly WallTime[];
  readonly picked: WallTime | undefined;
  readonly onPick: (time: WallTime) => void;
  readonly group: RefObject<HTMLFieldSetElement | null>;
}

/** The chosen day of a card: its first free times with the picked one, and the others on demand. One group of choices. */
export function TimesOfDay({ provider, times, picked, onPick, group }: TimesOfDayProps) {
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
