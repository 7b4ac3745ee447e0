import { appointmentMessages } from '../../../messages/generated/appointmentMessages.ts';
import { placesMessages } from '../../../messages/generated/placesMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { PlaceHeading } from '../../../places/PlaceCard.tsx';
import { distanceLabel } from '../../../places/PlaceFacts.tsx';
import type { CardFactsProps } from './CardMeta.tsx';
import { CardMeta } from './CardMeta.tsx';
import styles from './LocationFacts.module.css';
import { hasDetails, PlaceDetails } from './PlaceDetails.tsx';
import { placeName } from './placeLabels.ts';

/** What a place is at a glance: its number on the map, name, distance and street. The rest comes on demand. */
export function LocationFacts({
  provider,
  number,
  soonest,
  zoneOn,
}: CardFactsProps & { readonly number: number | undefined }) {
  const { acceptsBenefitCode } = useMessages(appointmentMessages);
  const messages = useMessages(placesMessages);
  const { providerId, address, distance, isBenefitCode } = provider;
  return (
    <div className={styles.facts}>
      <div className={styles.title}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <PlaceHeading placeId={providerId}>{placeName(provider)}</PlaceHeading>
      </div>
      <p className={styles.where}>
        {distance !== undefined && <span className={styles.distance}>{distanceLabel(distance, messages)}</span>}
        {address && (
          <span>
            {address.addressLines.join(', ')}
            <span className={styles.city}>{`, ${address.cityTown}`}</span>
          </span>
        )}
      </p>
      {isBenefitCode && <p className={styles.badge}>{acceptsBenefitCode}</p>}
      <CardMeta provider={provider} soonest={soonest} zoneOn={zoneOn}>
        {hasDetails(provider) ? <PlaceDetails provider={provider} /> : undefined}
      </CardMeta>
    </div>
  );
}
