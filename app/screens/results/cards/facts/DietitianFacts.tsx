import { PlaceHeading } from '../../../../places/PlaceCard.tsx';
import { Portrait } from '../../../../ui/brand/Portrait.tsx';
import styles from './DietitianFacts.module.css';
import type { CardFactsProps } from './LocationFacts.tsx';
import { placeName } from './placeLabels.ts';
import { TimeZone } from './TimeZone.tsx';

/** Who the dietitian is. */
export function DietitianFacts({ provider, zoneOn }: CardFactsProps) {
  const { providerId, image, qualification, description } = provider;
  return (
    <div className={styles.facts}>
      {image && <Portrait image={image} />}
      <div>
        <PlaceHeading placeId={providerId}>{placeName(provider)}</PlaceHeading>
        {qualification && <p className={styles.qualification}>{qualification}</p>}
      </div>
      {description && <p>{description}</p>}
      {zoneOn !== undefined && <TimeZone zone={provider.timezone} date={zoneOn} />}
    </div>
  );
}
