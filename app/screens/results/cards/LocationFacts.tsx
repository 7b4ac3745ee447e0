import { zoneLabel } from '../../../formatting/zoneLabel.ts';
import type { Provider } from '../../../journey/index.ts';
import { appointmentMessages } from '../../../messages/appointmentMessages.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { PlaceHeading } from '../../../places/PlaceCard.tsx';
import { PlaceFacts } from '../../../places/PlaceFacts.tsx';
import styles from './LocationFacts.module.css';
import { placeName } from './placeLabels.ts';

interface LocationFactsProps {
  readonly provider: Provider;
  /** The number of its pin, where there is a map. */
  readonly number: number | undefined;
  /** Day for which the zone is named, 'YYYY-MM-DD'. */
  readonly date: string;
}

/** Name, address, distance and phone of a place, and the time zone of its times. */
export function LocationFacts({ provider, number, date }: LocationFactsProps) {
  const { acceptsBenefitCode, zones } = useMessages(appointmentMessages);
  const messages = useMessages(resultsMessages).card;
  const { providerId, brand, address, phone, distance, timezone, isBenefitCode } = provider;
  const name = placeName(provider);
  return (
    <PlaceFacts
      name={name}
      heading={<PlaceHeading placeId={providerId}>{name}</PlaceHeading>}
      brand={brand}
      address={address}
      phone={phone}
      distance={distance}
      number={number}
      badge={isBenefitCode && acceptsBenefitCode}
    >
      <p className={styles.zone}>{fillTemplate(messages.timesIn, { zone: zoneLabel(timezone, date, zones) })}</p>
    </PlaceFacts>
  );
}
