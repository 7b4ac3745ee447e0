import { zoneLabel } from '../../../formatting/zoneLabel.ts';
import type { Provider } from '../../../journey/index.ts';
import { zoneMessages } from '../../../messages/appointmentMessages.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { PlaceHeading } from '../../../places/PlaceCard.tsx';
import { Portrait } from '../../../ui/brand/Portrait.tsx';
import styles from './DietitianFacts.module.css';
import { placeName } from './placeLabels.ts';

interface DietitianFactsProps {
  readonly provider: Provider;
  /** Day for which the zone is named, 'YYYY-MM-DD'. */
  readonly date: string;
}

/** The dietitian, and the time zone of the times. */
export function DietitianFacts({ provider, date }: DietitianFactsProps) {
  const messages = useMessages(resultsMessages);
  const zones = useMessages(zoneMessages);
  const { providerId, image, qualification, description, timezone } = provider;
  return (
    <div className={styles.facts}>
      {image && <Portrait image={image} />}
      <div>
        <PlaceHeading placeId={providerId}>{placeName(provider)}</PlaceHeading>
        {qualification && <p className={styles.qualification}>{qualification}</p>}
      </div>
      {description && <p>{description}</p>}
      <p className={styles.zone}>{fillTemplate(messages.card.timesIn, { zone: zoneLabel(timezone, date, zones) })}</p>
    </div>
  );
}
