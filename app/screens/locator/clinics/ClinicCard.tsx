import { Link } from 'react-router-dom';
import type { Clinic } from '../../../api/index.ts';
import type { Links } from '../../../journey/Links.ts';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../journey/search/SearchCriteria.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { locatorMessages } from '../../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { PlaceCard, PlaceHeading } from '../../../places/PlaceCard.tsx';
import { PlaceFacts } from '../../../places/PlaceFacts.tsx';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { fromList } from './BackToClinics.tsx';
import styles from './ClinicCard.module.css';
import { ClinicTimes } from './ClinicTimes.tsx';

interface ClinicCardProps {
  readonly clinic: Clinic;
  /** The number of its pin; undefined for a clinic that is not on the map. */
  readonly number: number | undefined;
  readonly links: Pick<Links, 'main' | 'clinicDetails'>;
  /** Called when the guest points at the card, or moves the focus into it. */
  readonly onActivate: () => void;
}

/** One of the found clinics. */
export function ClinicCard({ clinic, number, links, onActivate }: ClinicCardProps) {
  const { id, name, banner, address, phone, distance, isTelehealthEnabled, isSchedulerEnabled } = clinic;
  const messages = useMessages(locatorMessages).card;
  return (
    <PlaceCard placeId={id} onActivate={onActivate}>
      <div className={styles.card}>
        <PlaceFacts
          name={name}
          heading={<PlaceHeading placeId={id}>{name}</PlaceHeading>}
          brand={banner}
          address={address}
          phone={phone}
          distance={distance}
          number={number}
          badge={isTelehealthEnabled && messages.telehealth}
        />
        <ClinicTimes clinic={clinic} />
      </div>
      <div className={styles.actions}>
        {isSchedulerEnabled !== false && <BookHere clinic={clinic} main={links.main} />}
        <Link
          to={detailsOf(id, links)}
          state={fromList}
          className={styles.details}
          aria-label={fillTemplate(messages.detailsOf, { name, address: address.addressLines[0] ?? '' })}
        >
          {messages.details}
        </Link>
      </div>
    </PlaceCard>
  );
}

/** Begins a search around the clinic. */
export function BookHere({ clinic: { name, address }, main }: { readonly clinic: Clinic; readonly main: string }) {
  const messages = useMessages(locatorMessages).card;
  return (
    <ButtonLink
      to={main}
      state={navigationState({ ...noCriteria, location: address.postalCode })}
      aria-label={fillTemplate(messages.bookAt, { name, address: address.addressLines[0] ?? '' })}
    >
      {messages.book}
    </ButtonLink>
  );
}

/** The address of a clinic's details. Its id is its division number and its store number. */
export const detailsOf = (id: string, { clinicDetails }: Pick<Links, 'clinicDetails'>): string =>
  clinicDetails(id.slice(0, 3), id.slice(3, 8));
