import type { Appointment, Provider } from '../../../journey/index.ts';
import { appointmentMessages } from '../../../messages/generated/appointmentMessages.ts';
import { confirmationMessages } from '../../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { AddToCalendar, PlaceFact } from '../../../reservation/index.ts';
import { Facts } from '../../../ui/brand/Facts.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from './AppointmentCard.module.css';
import { Ticket } from './Ticket.tsx';

export interface AppointmentCardProps {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  readonly byVideo: boolean;
}

/** What was booked, as a guest shows it at the counter. Both of a pair take place at the same provider. */
export function AppointmentCard({ appointments, provider, byVideo }: AppointmentCardProps) {
  const messages = useMessages(confirmationMessages).appointment;
  const { first, second } = useMessages(appointmentMessages);
  const [, followup] = appointments;
  return (
    <Card>
      <h2 className={styles.heading}>{messages.heading}</h2>
      <div className={styles.parts}>
        {appointments.map((appointment) => (
          <Ticket
            key={appointment.id}
            appointment={appointment}
            name={followup && (appointment === followup ? second : first)}
          />
        ))}
        <Facts>
          <PlaceFact provider={provider} byVideo={byVideo} />
        </Facts>
        <AddToCalendar appointments={appointments} provider={provider} />
      </div>
    </Card>
  );
}
