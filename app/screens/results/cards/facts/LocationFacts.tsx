import type { IsoDate } from '../../../../formatting/isoDate.ts';
import type { Provider } from '../../../../journey/index.ts';
import { appointmentMessages } from '../../../../messages/generated/appointmentMessages.ts';
import { placesMessages } from '../../../../messages/generated/placesMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { PlaceHeading } from '../../../../places/PlaceCard.tsx';
import { distanceLabel } from '../../../../places/PlaceFacts.tsx';
import { FoldedDetails } from './FoldedDetails.tsx';
import styles from './LocationFacts.module.css';
import { placeName } from './placeLabels.ts';
import { TimeZone } from './TimeZone.tsx';

/** What a card says of its place or its person at a glance. */
export interface CardFactsProps {
  readonly provider: Provider;
  /** The day for which the zone is named; undefined where the page names it. */
  readonly zoneOn: IsoDate | undefined;
}

interface LocationFactsProps extends CardFactsProps {
  /** Its number on the map. */
  readonly number: number | undefined;
  /** Whether to say that the place does not accept the guest's benefit code. */
  readonly marksCode: boolean;
}

/** What a place is at a glance: its number on the map, name, distance and street. The rest comes on demand. */
export function LocationFacts({ provider, number, zoneOn, marksCode }: LocationFactsProps) {
  const { acceptsBenefitCode, refusesBenefitCode } = useMessages(appointmentMessages);
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
      <FoldedDetails provider={provider}>
        <p className={styles.where}>
          {distance !== undefined && <span className={styles.distance}>{distanceLabel(distance, messages)}</span>}
          {address && (
            <span>
              {address.addressLines.join(', ')}
              <span className={styles.city}>{`, ${address.cityTown}`}</span>
            </span>
          )}
        </p>
      </FoldedDetails>
      {isBenefitCode && <p className={styles.badge}>{acceptsBenefitCode}</p>}
      {marksCode && !isBenefitCode && <p className={styles.noBadge}>{refusesBenefitCode}</p>}
      {zoneOn !== undefined && <TimeZone zone={provider.timezone} date={zoneOn} />}
    </div>
  );
}
