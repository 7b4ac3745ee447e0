import type { Provider } from '../../journey/index.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { cancelMessages } from '../../messages/generated/cancelMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AppointmentFacts, PlaceFact } from '../../reservation/index.ts';
import { Facts } from '../../ui/brand/Facts.tsx';
import { Card } from '../../ui/Card.tsx';
import type { LinkedAppointment } from './linkedVisit.ts';
import styles from './VisitCard.module.css';

export interface VisitCardProps {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly LinkedAppointment[];
  /** Where, or with whom, both take place. */
  readonly provider: Provider;
}

/** Time, services and place. For a pair, also which is which, and which of the two is canceled or in the past. */
export function VisitCard({ appointments, provider }: VisitCardProps) {
  const messages = useMessages(appointmentMessages);
  const { states } = useMessages(cancelMessages).link;
  const isPair = appointments.length > 1;
  return (
    <Card>
      <div className={styles.parts}>
        {appointments.map((appointment, index) => (
          <div key={appointment.id}>
            {isPair && <h2 className={styles.name}>{index === 0 ? messages.first : messages.second}</h2>}
            {isPair && appointment.state !== 'booked' && <p className={styles.state}>{states[appointment.state]}</p>}
            <AppointmentFacts appointment={appointment} />
          </div>
        ))}
        <Facts>
          <PlaceFact provider={provider} byVideo={!provider.address} />
        </Facts>
      </div>
    </Card>
  );
}
