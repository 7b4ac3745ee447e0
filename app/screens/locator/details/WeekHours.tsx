import { useId } from 'react';
import { locatorMessages } from '../../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './WeekHours.module.css';

/** The hours of the next seven days. The first of them is today. */
export function WeekHours({ weekHours }: { readonly weekHours: readonly string[] }) {
  const messages = useMessages(locatorMessages).details;
  const headingId = useId();
  return (
    <Card role="group" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {messages.hours}
      </h2>
      <div className={styles.box}>
        <dl className={styles.week}>
          {Object.entries(weekHours).map(([place, text]) => {
            const { day, hours } = splitDay(text);
            return (
              <div key={place} className={place === '0' ? styles.today : undefined}>
                <dt>{place === '0' ? messages.today : `${day}:`}</dt>
                <dd>{hours}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </Card>
  );
}

/** A day of a clinic's hours. */
interface DayHours {
  /** 'Monday' */
  readonly day: string;
  /** '8:00 AM - 7:40 PM' */
  readonly hours: string;
}

/** Takes 'Monday: 8:00 AM - 7:40 PM' apart. A text without a day is all hours. */
export function splitDay(text: string): DayHours {
  const colon = text.indexOf(': ');
  return colon < 0 ? { day: '', hours: text } : { day: text.slice(0, colon), hours: text.slice(colon + 2) };
}
