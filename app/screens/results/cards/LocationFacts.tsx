import { cityLabel } from '../../../formatting/address.ts';
import { formatPhone, phoneHref } from '../../../formatting/phone.ts';
import { zoneLabel } from '../../../formatting/zoneLabel.ts';
import type { Provider } from '../../../journey/index.ts';
import { appointmentMessages } from '../../../messages/appointmentMessages.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { placesMessages } from '../../../messages/placesMessages.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { distanceLabel } from '../../../places/distanceLabel.ts';
import styles from './LocationFacts.module.css';
import { placeName } from './placeLabels.ts';

export interface LocationFactsProps {
  readonly provider: Provider;
  readonly headingId: string;
  /** Day for which the zone is named, 'YYYY-MM-DD'. */
  readonly date: string;
}

/** Name, address, distance and phone of a place, and the time zone of its times. */
export function LocationFacts({ provider, headingId, date }: LocationFactsProps) {
  const placesTexts = useMessages(placesMessages);
  const appointmentTexts = useMessages(appointmentMessages);
  const { address, phone, distance, timezone, isBenefitCode } = provider;
  const messages = useMessages(resultsMessages).card;
  const name = placeName(provider);
  return (
    <div className={styles.facts}>
      <h3 id={headingId} tabIndex={-1} className={styles.name}>
        {name}
      </h3>
      {address && (
        <address className={styles.address}>
          <span>{address.addressLines.join(', ')}</span>
          <span>{cityLabel(address)}</span>
        </address>
      )}
      <div className={styles.reach}>
        {distance !== undefined && <span className={styles.distance}>{distanceLabel(distance, placesTexts)}</span>}
        {phone && (
          <a
            href={phoneHref(phone)}
            className={styles.phone}
            aria-label={fillTemplate(placesTexts.call, { name, phone: formatPhone(phone) })}
          >
            {formatPhone(phone)}
          </a>
        )}
      </div>
      {isBenefitCode && <p className={styles.badge}>{appointmentTexts.acceptsBenefitCode}</p>}
      <p className={styles.zone}>
        {fillTemplate(messages.timesIn, { zone: zoneLabel(timezone, date, appointmentTexts.zones) })}
      </p>
    </div>
  );
}
