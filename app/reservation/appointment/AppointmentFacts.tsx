import type { Appointment, Provider } from '../../journey/index.ts';
import { appointmentMessages } from '../../messages/appointment.ts';
import styles from './AppointmentFacts.module.css';
import { whenLabels } from './appointmentLabels.ts';
import { ConfirmCode } from './ConfirmCode.tsx';
import { ProviderFacts } from './ProviderFacts.tsx';

export interface AppointmentFactsProps {
  readonly appointment: Appointment;
  readonly provider: Provider;
}

/** What is held or booked: code, time, services and place, as terms with their values. */
export function AppointmentFacts({ appointment, provider }: AppointmentFactsProps) {
  const { timestamp, services, confirmCode } = appointment;
  const { date, time } = whenLabels(appointment);
  return (
    <dl className={styles.facts}>
      {confirmCode !== undefined && (
        <div>
          <dt>{appointmentMessages.code}</dt>
          <dd>
            <ConfirmCode code={confirmCode} />
          </dd>
        </div>
      )}
      {timestamp !== '' && (
        <div>
          <dt>{appointmentMessages.when}</dt>
          <dd>{date}</dd>
          <dd>{time}</dd>
        </div>
      )}
      <div>
        <dt>{appointmentMessages.services}</dt>
        {services.map(({ id, name }) => (
          <dd key={id}>{name}</dd>
        ))}
      </div>
      <div>
        <dt>{appointmentMessages.where}</dt>
        <dd>
          <ProviderFacts provider={provider} />
        </dd>
      </div>
    </dl>
  );
}
