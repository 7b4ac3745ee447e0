import { zoneLabel } from '../../../formatting/zoneLabel.ts';
import { zoneMessages } from '../../../messages/appointmentMessages.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Portrait } from '../../../ui/brand/Portrait.tsx';
import styles from './DietitianFacts.module.css';
import type { LocationFactsProps } from './LocationFacts.tsx';
import { placeName } from './placeLabels.ts';

/** The dietitian, and the time zone of the times. */
export function DietitianFacts({ provider, headingId, date }: LocationFactsProps) {
  const messages = useMessages(resultsMessages);
  const zones = useMessages(zoneMessages);
  const { image, qualification, description, timezone } = provider;
  return (
    <div className={styles.facts}>
      {image && <Portrait image={image} />}
      <div>
        <h3 id={headingId} tabIndex={-1} className={styles.name}>
          {placeName(provider)}
        </h3>
        {qualification && <p className={styles.qualification}>{qualification}</p>}
      </div>
      {description && <p>{description}</p>}
      <p className={styles.zone}>{fillTemplate(messages.card.timesIn, { zone: zoneLabel(timezone, date, zones) })}</p>
    </div>
  );
}
