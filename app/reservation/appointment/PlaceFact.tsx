import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Fact } from '../../ui/brand/Facts.tsx';
import { ProviderFacts, type ProviderFactsProps } from './ProviderFacts.tsx';

export interface PlaceFactProps extends ProviderFactsProps {
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
