import { useId } from 'react';
import { locatorMessages } from '../../../messages/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Card } from '../../../ui/Card.tsx';
import { splitDay } from './splitDay.ts';
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
      <dl className={styles.week}>
        {weekHours.map((text, index) => {
          const { day, hours } = splitDay(text);
          return (
            <div key={index} className={index === 0 ? styles.today : undefined}>
              <dt>{index === 0 ? messages.today : `${day}:`}</dt>
              <dd>{hours}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
