import type { Appointment, Provider } from '../../journey/index.ts';
import { appointmentMessages } from '../../messages/appointmentMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Fact, Facts } from '../../ui/brand/Facts.tsx';
import { PlaceFact } from './PlaceFact.tsx';
import { whenLabels } from './whenLabels.ts';

export interface AppointmentFactsProps {
  readonly appointment: Appointment;
  /** Left out where one place is shown below several appointments. */
  readonly provider?: Provider;
}

/** Time and services of an appointment and, if a provider is given, the place, as terms with their values. */
export function AppointmentFacts({ appointment, provider }: AppointmentFactsProps) {
  const messages = useMessages(appointmentMessages);
  const { timestamp, services } = appointment;
  const { date, time } = whenLabels(appointment, messages.zones);
  return (
    <Facts>
      {timestamp !== '' && (
        <Fact term={messages.when}>
          <dd>{date}</dd>
          <dd>{time}</dd>
        </Fact>
      )}
      <Fact term={messages.services}>
        {services.map(({ id, name }) => (
          <dd key={id}>{name}</dd>
        ))}
      </Fact>
      {provider && <PlaceFact provider={provider} />}
    </Facts>
  );
}
