import { appointmentMessages } from '../../messages/appointment/appointment.ts';
import { Fact } from '../../ui/brand/Facts.tsx';
import { ProviderFacts, type ProviderFactsProps } from './ProviderFacts.tsx';

export interface PlaceFactProps extends ProviderFactsProps {
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
