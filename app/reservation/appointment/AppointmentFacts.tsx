import type { Appointment, Provider } from '../../journey/index.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Fact, Facts } from '../../ui/brand/Facts.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { serviceNames, whenLabels } from './appointmentLabels.ts';
import { ProviderFacts, type ProviderFactsProps } from './ProviderFacts.tsx';

export interface AppointmentFactsProps {
  readonly appointment: Appointment;
  /** Left out where one place is shown below several appointments. */
  readonly provider?: Provider;
  /** Takes the added flu vaccine out again. Left out where it is booked. */
  readonly onRemoveFluVaccine?: () => void;
}

/** Time and services of an appointment and, if a provider is given, the place, as terms with their values. */
export function AppointmentFacts({ appointment, provider, onRemoveFluVaccine }: AppointmentFactsProps) {
  const messages = useMessages(appointmentMessages);
  const { timestamp, addsFluVaccine } = appointment;
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
        {serviceNames(appointment, messages).map((name) => (
          <dd key={name}>{name}</dd>
        ))}
        {addsFluVaccine && onRemoveFluVaccine && (
          <dd>
            <Button variant="quiet" onClick={onRemoveFluVaccine}>
              {messages.removeFluVaccine}
            </Button>
          </dd>
        )}
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
  const messages = useMessages(appointmentMessages);
  return (
    <Fact term={messages.where}>
      {byVideo && <dd>{messages.byVideo}</dd>}
      <dd>
        <ProviderFacts provider={provider} />
      </dd>
    </Fact>
  );
}
