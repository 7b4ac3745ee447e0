import type { Appointment, Provider } from '../../journey/index.ts';
import { appointmentMessages } from '../../messages/appointment.ts';
import { Fact, Facts } from '../../ui/brand/Facts.tsx';
import { whenLabels } from './appointmentLabels.ts';
import { ProviderFacts, type ProviderFactsProps } from './ProviderFacts.tsx';

export interface AppointmentFactsProps {
  readonly appointment: Appointment;
  /** Left out where one place stands below several of them. */
  readonly provider?: Provider;
}

/** What is held: time, services and, with a provider, place, as terms with their values. */
export function AppointmentFacts({ appointment, provider }: AppointmentFactsProps) {
  const { timestamp, services } = appointment;
  const { date, time } = whenLabels(appointment);
  return (
    <Facts>
      {timestamp !== '' && (
        <Fact term={appointmentMessages.when}>
          <dd>{date}</dd>
          <dd>{time}</dd>
        </Fact>
      )}
      <Fact term={appointmentMessages.services}>
        {services.map(({ id, name }) => (
          <dd key={id}>{name}</dd>
        ))}
      </Fact>
      {provider && <PlaceFact provider={provider} />}
    </Facts>
  );
}

interface PlaceFactProps extends ProviderFactsProps {
  readonly byVideo?: boolean;
}

/** Where, or with whom, an appointment takes place, as a term with its value. */
export function PlaceFact({ provider, byVideo = false }: PlaceFactProps) {
  return (
    <Fact term={appointmentMessages.where}>
      {byVideo && <dd>{appointmentMessages.byVideo}</dd>}
      <dd>
        <ProviderFacts provider={provider} />
      </dd>
    </Fact>
  );
}
