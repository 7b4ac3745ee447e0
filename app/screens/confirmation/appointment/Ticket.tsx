import type { Appointment } from '../../../journey/index.ts';
import { appointmentMessages } from '../../../messages/generated/appointmentMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { serviceNames, whenLabels } from '../../../reservation/index.ts';
import { ConfirmCode } from './ConfirmCode.tsx';
import styles from './Ticket.module.css';

export interface TicketProps {
  /** The appointment, with the fields that are still known. */
  readonly appointment: Pick<Appointment, 'timestamp' | 'timezone' | 'confirmCode'> &
    Partial<Pick<Appointment, 'services' | 'addsFluVaccine'>>;
  /** Which of two appointments it is; undefined for a single one. */
  readonly name: string | undefined;
}

/** One appointment, to be read across a counter: first the time, then the code, then the services. */
export function Ticket({ appointment, name }: TicketProps) {
  const messages = useMessages(appointmentMessages);
  const { timestamp, services, addsFluVaccine, confirmCode } = appointment;
  const { date, time } = whenLabels(appointment, messages.zones);
  return (
    <div className={styles.ticket}>
      {name && <h3 className={styles.name}>{name}</h3>}
      <dl className={styles.facts}>
        {timestamp !== '' && (
          <div className={styles.when}>
            <dt>{messages.when}</dt>
            <dd className={styles.date}>{date}</dd>
            <dd className={styles.time}>{time}</dd>
          </div>
        )}
        {confirmCode !== undefined && (
          <div className={styles.code}>
            <dt>{messages.code}</dt>
            <dd>
              <ConfirmCode code={confirmCode} />
            </dd>
          </div>
        )}
        {services && (
          <div className={styles.services}>
            <dt>{messages.services}</dt>
            {serviceNames({ services, ...(addsFluVaccine && { addsFluVaccine }) }, messages).map((service) => (
              <dd key={service}>{service}</dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  );
}
