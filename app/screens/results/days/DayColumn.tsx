import { dateLabel } from '../../../formatting/dateLabel.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import type { Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useSettings } from '../../../messages/useSettings.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './DayColumn.module.css';
import { shownTimes } from './openTimes.ts';
import { SlotRadio } from './SlotRadio.tsx';
import { useShowMore } from './useShowMore.ts';

export interface DayColumnProps {
  readonly provider: Provider;
  readonly date: IsoDate;
  readonly times: readonly WallTime[];
  /** Whether times are still being read, so that there may be more. */
  readonly loading: boolean;
  readonly picked: WallTime | undefined;
  readonly onPick: (time: WallTime) => void;
}

/** One day of a card: its date, its first free times with the picked one, and the others on demand. */
export function DayColumn({ provider, date, times, loading, picked, onPick }: DayColumnProps) {
  const messages = useMessages(resultsMessages).card;
  const { timesAtFirst } = useSettings();
  const folded = shownTimes(times, timesAtFirst, picked);
  const firstHidden = times.findIndex((time) => !folded.shown.includes(time));
  const { all, toggle, list, button } = useShowMore(firstHidden);
  const { shown, hidden } = all ? shownTimes(times, times.length) : folded;
  return (
    <li className={styles.day}>
      <h4 className={styles.date}>
        <span className={styles.weekday}>{dateLabel(date, 'weekday')}</span> <span>{dateLabel(date, 'short')}</span>
      </h4>
      {times.length === 0 && !loading && <p className={styles.none}>{messages.noTimes}</p>}
      <ul ref={list} className={styles.times}>
        {shown.map((time) => (
          <li key={time}>
            <SlotRadio provider={provider} time={time} checked={time === picked} onPick={() => onPick(time)} />
          </li>
        ))}
      </ul>
      {(hidden > 0 || (all && folded.hidden > 0)) && (
        <button ref={button} type="button" className={styles.more} aria-expanded={all} onClick={toggle}>
          <span>{all ? messages.showLess : messages.showMore}</span>
          <VisuallyHidden>{` ${fillTemplate(messages.timesOn, { day: dateLabel(date, 'day') })}`}</VisuallyHidden>
        </button>
      )}
    </li>
  );
}
