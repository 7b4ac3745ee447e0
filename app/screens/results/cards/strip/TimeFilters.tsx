import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Segments } from '../../../../ui/buttons/Segments.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { type PartOfDay, type PlaceOrder, partsOfDay } from '../../times/placeTimes.ts';
import styles from './TimeFilters.module.css';

export interface TimeFiltersProps {
  /** Undefined where there is nothing to order. */
  readonly order: PlaceOrder | undefined;
  readonly parts: readonly PartOfDay[];
  readonly onOrder: (order: PlaceOrder) => void;
  readonly onParts: (parts: readonly PartOfDay[]) => void;
}

/** The chips by which the guest orders the places, and asks for times of one part of the day or of several. */
export function TimeFilters({ order, parts, onOrder, onParts }: TimeFiltersProps) {
  const messages = useMessages(resultsMessages).filters;
  const toggle = (part: PartOfDay) => onParts(partsOfDay.filter((each) => parts.includes(each) !== (each === part)));
  return (
    <div className={styles.filters}>
      {order && (
        <Segments
          name={messages.order}
          value={order}
          options={[
            { value: 'nearest', label: messages.nearest },
            { value: 'soonest', label: messages.soonest },
          ]}
          onChange={onOrder}
        />
      )}
      <fieldset className={styles.parts}>
        <legend>
          <VisuallyHidden>{messages.parts}</VisuallyHidden>
        </legend>
        <div className={styles.row}>
          {partsOfDay.map((part) => (
            <button
              key={part}
              type="button"
              className={styles.chip}
              aria-pressed={parts.includes(part)}
              onClick={() => toggle(part)}
            >
              <svg viewBox="0 0 16 16" className={styles.check} fill="none" stroke="currentcolor" aria-hidden="true">
                <path d="m3 8.5 3.5 3.5L13 4.5" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
              <span>{messages[part]}</span>
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
