import { dateLabel, timeLabel } from '../../../formatting/dateLabel.ts';
import { extractDate, type WallTime } from '../../../formatting/wallTime.ts';
import type { Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { placeName } from '../facts/placeLabels.ts';
import styles from './SlotRadio.module.css';

export interface SlotRadioProps {
  readonly provider: Provider;
  readonly time: WallTime;
  readonly checked: boolean;
  readonly onPick: () => void;
}

/**
 * One free time. Its name is complete by itself, because a screen reader may read it apart from its day and its card.
 */
export function SlotRadio({ provider, time, checked, onPick }: SlotRadioProps) {
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
