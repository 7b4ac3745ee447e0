import { PlaceHeading } from '../../../places/PlaceCard.tsx';
import { Portrait } from '../../../ui/brand/Portrait.tsx';
import type { CardFactsProps } from './CardMeta.tsx';
import { CardMeta } from './CardMeta.tsx';
import styles from './DietitianFacts.module.css';
import { placeName } from './placeLabels.ts';

/** The dietitian, and the soonest time. */
export function DietitianFacts({ provider, soonest, zoneOn }: CardFactsProps) {
  const { providerId, image, qualification, description } = provider;
  return (
    <div className={styles.facts}>
      {image && <Portrait image={image} />}
      <div>
        <PlaceHeading placeId={providerId}>{placeName(provider)}</PlaceHeading>
        {qualification && <p className={styles.qualification}>{qualification}</p>}
      </div>
      {description && <p>{description}</p>}
      <div className={styles.meta}>
        <CardMeta provider={provider} soonest={soonest} zoneOn={zoneOn} />
      </div>
    </div>
  );
}
