import { dateLabel } from '../formatting/dateLabel.ts';
import type { IsoDate } from '../formatting/isoDate.ts';
import type { WallTime } from '../formatting/wallTime.ts';
import type { Provider } from '../journey/index.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { slotsMessages } from '../messages/slots.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './DayColumn.module.css';
import { isPicked, type PickedTime } from './PickedTime.ts';
import { SlotRadio } from './SlotRadio.tsx';
import { shownTimes } from './shownTimes.ts';
import { useShowMore } from './useShowMore.ts';

export interface DayColumnProps {
  readonly provider: Provider;
  readonly date: IsoDate;
  readonly times: readonly WallTime[];
  readonly picked: PickedTime | undefined;
  readonly onPick: (picked: PickedTime) => void;
}

/** One day of a card: its date, its first free times, and the others on demand. */
export function DayColumn({ provider, date, times, picked, onPick }: DayColumnProps) {
  const { all, toggle, list, button } = useShowMore();
  const words = slotsMessages.card;
  const { shown, hidden } = shownTimes(times, all);
  return (
    <li className={styles.day}>
      <h4 className={styles.date}>
        <span className={styles.weekday}>{dateLabel(date, 'weekday')}</span> {dateLabel(date, 'short')}
      </h4>
      {times.length === 0 && <p className={styles.none}>{words.noTimes}</p>}
      <ul ref={list} className={styles.times}>
        {shown.map((time) => (
          <li key={time}>
            <SlotRadio
              provider={provider}
              time={time}
              checked={isPicked(picked, provider, time)}
              onPick={() => onPick({ provider, time })}
            />
          </li>
        ))}
      </ul>
      {(hidden > 0 || all) && times.length > 0 && (
        <button ref={button} type="button" className={styles.more} aria-expanded={all} onClick={toggle}>
          {all ? words.showLess : words.showMore}
          <VisuallyHidden> {fillTemplate(words.timesOn, { day: dateLabel(date, 'day') })}</VisuallyHidden>
        </button>
      )}
    </li>
  );
}
