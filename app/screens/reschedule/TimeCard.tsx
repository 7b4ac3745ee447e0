import { useId } from 'react';
import type { Appointment, Provider } from '../../journey/index.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { providerLabel, whenLabels } from '../../reservation/index.ts';
import styles from './TimeCard.module.css';

export interface TimeCardProps {
  readonly heading: string;
  readonly appointment: Pick<Appointment, 'timestamp' | 'timezone'>;
  readonly provider: Provider;
  /** Whether it is the time that the guest is about to have. */
  readonly isNew?: boolean;
}

/** One of the two times of a move: the day, the time and the place. */
export function TimeCard({ heading, appointment, provider, isNew = false }: TimeCardProps) {
  const { zones, byVideo } = useMessages(appointmentMessages);
  const headingId = useId();
  const { date, time } = whenLabels(appointment, zones);
  const place = providerLabel(provider);
  return (
    <section aria-labelledby={headingId} className={isNew ? `${styles.card} ${styles.new}` : styles.card}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.date}>{date}</p>
      <p>{time}</p>
      {place !== undefined && <p className={styles.place}>{place}</p>}
      {!provider.address && <p className={styles.place}>{byVideo}</p>}
    </section>
  );
}
