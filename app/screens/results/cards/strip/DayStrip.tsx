import { memo, type RefObject } from 'react';
import { dateLabel } from '../../../../formatting/dateLabel.ts';
import type { IsoDate } from '../../../../formatting/isoDate.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { type ResultsMessages, resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import styles from './DayStrip.module.css';
import type { StripDay } from './stripDays.ts';

export interface DayStripProps {
  readonly days: readonly StripDay[];
  /** The pages before and after these days; undefined where there are none. */
  readonly previous: StripTurn | undefined;
  readonly next: StripTurn | undefined;
  /** The chosen one, to which the focus goes when what the guest pressed is gone. */
  readonly chosen: RefObject<HTMLButtonElement | null>;
  readonly onGo: (position: number) => void;
  readonly onChoose: (date: IsoDate) => void;
}

/** Where an arrow of the strip leads. */
export interface StripTurn {
  readonly position: number;
  /** Named beside the arrow where days are turned one by one. */
  readonly day: StripDay | undefined;
}

/** The days of the whole page: one of them is chosen, and all cards show its times. */
export const DayStrip = memo(function DayStrip({ days, previous, next, chosen, onGo, onChoose }: DayStripProps) {
  const messages = useMessages(resultsMessages).days;
  return (
    <fieldset className={styles.strip}>
      <legend>
        <VisuallyHidden>{messages.name}</VisuallyHidden>
      </legend>
      <div className={styles.row}>
        <Arrow name={messages.earlier} turn={previous} onGo={onGo} path="m14.5 6-6 6 6 6" />
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day.date}>
              <button
                ref={day.isChosen ? chosen : undefined}
                type="button"
                className={styles.day}
                data-empty={day.count === 0}
                aria-pressed={day.isChosen}
                onClick={() => onChoose(day.date)}
              >
                <DayLabel day={day} messages={messages} />
              </button>
            </li>
          ))}
        </ul>
        <Arrow name={messages.later} turn={next} onGo={onGo} path="m9.5 6 6 6-6 6" isLater />
      </div>
    </fieldset>
  );
});

function DayLabel({ day: { date, count }, messages }: { readonly day: StripDay; readonly messages: DaysMessages }) {
  return (
    <>
      <span className={styles.date}>{dateLabel(date, 'brief')}</span>{' '}
      <span className={styles.count}>{count === undefined ? '\u00a0' : countLabel(count, messages)}</span>
    </>
  );
}

type DaysMessages = ResultsMessages['days'];

/** '12 times', 'No times'. */
export function countLabel(count: number, { one, many, none }: DaysMessages): string {
  if (count === 0) return none;
  return count === 1 ? one : fillTemplate(many, { n: count });
}

interface ArrowProps {
  readonly name: string;
  readonly turn: StripTurn | undefined;
  readonly onGo: (position: number) => void;
  readonly path: string;
  readonly isLater?: boolean;
}

/** The button stays focusable when there are no further days, so that focus is not lost. */
function Arrow({ name, turn, onGo, path, isLater = false }: ArrowProps) {
  const messages = useMessages(resultsMessages).days;
  const day = turn?.day;
  return (
    <button
      type="button"
      className={isLater ? `${styles.arrow} ${styles.later}` : styles.arrow}
      aria-disabled={turn === undefined}
      onClick={() => turn && onGo(turn.position)}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" aria-hidden="true">
        <path d={path} strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {day && (
        <span className={styles.beyond} data-empty={day.count === 0}>
          <DayLabel day={day} messages={messages} />
        </span>
      )}
    </button>
  );
}
