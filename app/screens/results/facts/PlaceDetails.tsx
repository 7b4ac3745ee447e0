import { useAppServices } from '../../../app-services/index.ts';
import { cityLabel, mapHref } from '../../../formatting/address.ts';
import { formatPhone, isPhone, phoneHref } from '../../../formatting/phone.ts';
import type { Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { placesMessages } from '../../../messages/generated/placesMessages.ts';
import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { BrandLogo } from '../../../ui/brand/BrandLogo.tsx';
import styles from './PlaceDetails.module.css';
import { placeName } from './placeLabels.ts';

/** Whether there is more to say about a place than its card shows at first. */
export const hasDetails = ({ address, phone }: Provider): boolean =>
  address !== undefined || (phone !== undefined && isPhone(phone));

/** Brand, whole address, phone and the way to a place. */
export function PlaceDetails({ provider }: { readonly provider: Provider }) {
  const { directions, directionsTo } = useMessages(resultsMessages).card;
  const messages = useMessages(placesMessages);
  const { content } = useAppServices();
  const { brand, address, phone } = provider;
  const name = placeName(provider);
  return (
    <div className={styles.details}>
      <BrandLogo brand={brand} imageUrl={content.imageUrl} />
      {address && (
        <address className={styles.address}>
          <span>{address.addressLines.join(', ')}</span>
          <span>{cityLabel(address)}</span>
        </address>
      )}
      <p className={styles.ways}>
        {phone !== undefined && isPhone(phone) && (
          <a href={phoneHref(phone)} aria-label={fillTemplate(messages.call, { name, phone: formatPhone(phone) })}>
            {formatPhone(phone)}
          </a>
        )}
        {address && (
          <a
            href={mapHref(address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={fillTemplate(directionsTo, { name })}
          >
            {directions}
          </a>
        )}
      </p>
    </div>
  );
}
