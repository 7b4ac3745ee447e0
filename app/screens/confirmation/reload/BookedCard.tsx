import { isWalkIn } from '../../../journey/index.ts';
import { appointmentMessages } from '../../../messages/generated/appointmentMessages.ts';
import { confirmationMessages } from '../../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import type { BookedNote } from '../../../reservation/index.ts';
import { PlaceFact } from '../../../reservation/index.ts';
import { Facts } from '../../../ui/brand/Facts.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from '../appointment/AppointmentCard.module.css';
import { Ticket } from '../appointment/Ticket.tsx';

/** When and where, as the confirmation shows it; for a walk-in, only where. */
export function BookedCard({ visits, place }: Pick<BookedNote, 'visits' | 'place'>) {
  const { first, second } = useMessages(appointmentMessages);
  const { appointment } = useMessages(confirmationMessages);
  const times = visits.filter((visit) => !isWalkIn(visit));
  const isPair = times.length > 1;
  return (
    <Card>
      <h2 className={styles.heading}>{appointment.heading}</h2>
      <div className={styles.parts}>
        {times.map((visit, index) => (
          <Ticket
            key={visit.timestamp}
            appointment={visit}
            name={isPair ? (index === 0 ? first : second) : undefined}
          />
        ))}
        <Facts>
          <PlaceFact provider={place} byVideo={times.length > 0 && !place.address} />
        </Facts>
      </div>
    </Card>
  );
}
