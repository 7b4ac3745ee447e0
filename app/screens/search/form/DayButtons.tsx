import { addDays, type IsoDate } from '../../../formatting/isoDate.ts';
import { searchMessages } from '../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import styles from './DayButtons.module.css';

export interface DayButtonsProps {
  /** '' while nobody knows which day it is for the guest. */
  readonly today: IsoDate;
  readonly chosen: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
}

/** The two days that most guests want, a press each. */
export function DayButtons({ today, chosen, onChoose }: DayButtonsProps) {
  const { today: now, tomorrow: next } = useMessages(searchMessages).date;
  const days = [
    { label: now, date: today },
    { label: next, date: addDays(today, 1) },
  ];
  return (
    <div className={styles.days}>
      {days.map(({ label, date }) => (
        <button
          key={label}
          type="button"
          className={styles.day}
          aria-pressed={date !== '' && date === chosen}
          onClick={() => onChoose(date)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
