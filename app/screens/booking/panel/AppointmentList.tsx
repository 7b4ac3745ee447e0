import type { Appointment, Provider } from '../../../journey/index.ts';
import { AppointmentFacts } from '../../../reservation/index.ts';
import styles from './AppointmentList.module.css';

export interface AppointmentListProps {
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
}

/** Appointments with their facts, one below the other. */
export const AppointmentList = ({ appointments, provider }: AppointmentListProps) => (
  <ul className={styles.list}>
    {appointments.map((appointment) => (
      <li key={appointment.timestamp}>
        <AppointmentFacts appointment={appointment} provider={provider} />
      </li>
    ))}
  </ul>
);
