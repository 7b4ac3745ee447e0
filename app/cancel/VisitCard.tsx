import type { Provider } from '../journey/index.ts';
import { appointmentMessages } from '../messages/appointment.ts';
import { cancelMessages } from '../messages/cancel.ts';
import { ProviderFacts, whenLabels } from '../reservation/index.ts';
import { Card } from '../ui/Card.tsx';
import { Fact, Facts } from '../ui/Facts.tsx';
import type { LinkedAppointment } from './linkedVisit.ts';
import styles from './VisitCard.module.css';

const { states } = cancelMessages.link;

export interface VisitCardProps {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly LinkedAppointment[];
  /** Where, or with whom, both take place. */
  readonly provider: Provider;
}

/** When, what for and where; of a pair also which is which, and which of the two is no longer to come. */
export function VisitCard({ appointments, provider }: VisitCardProps) {
  const isPair = appointments.length > 1;
  return (
    <Card>
      <div className={styles.parts}>
        {appointments.map((appointment, index) => (
          <div key={appointment.id}>
            {isPair && (
              <h2 className={styles.name}>{index === 0 ? appointmentMessages.first : appointmentMessages.second}</h2>
            )}
            <AppointmentFacts appointment={appointment} withState={isPair} />
          </div>
        ))}
        <Facts>
          <Fact term={appointmentMessages.where}>
            {!provider.address && <dd>{appointmentMessages.byVideo}</dd>}
            <dd>
              <ProviderFacts provider={provider} />
            </dd>
          </Fact>
        </Facts>
      </div>
    </Card>
  );
}

interface AppointmentFactsProps {
  readonly appointment: LinkedAppointment;
  readonly withState: boolean;
}

function AppointmentFacts({ appointment, withState }: AppointmentFactsProps) {
  const { state, services } = appointment;
  const { date, time } = whenLabels(appointment);
  return (
    <>
      {withState && state !== 'booked' && <p className={styles.state}>{states[state]}</p>}
      <Facts>
        <Fact term={appointmentMessages.when}>
          <dd>{date}</dd>
          <dd>{time}</dd>
        </Fact>
        <Fact term={appointmentMessages.services}>
          {services.map(({ id, name }) => (
            <dd key={id}>{name}</dd>
          ))}
        </Fact>
      </Facts>
    </>
  );
}
