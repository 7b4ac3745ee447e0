import { Link } from 'react-router-dom';
import type { Clinic } from '../../../api/index.ts';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../journey/search/SearchCriteria.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { locatorMessages } from '../../../messages/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { cardHeadingId } from '../../../places/useActivePlace.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { fromList } from '../details/BackToClinics.tsx';
import type { LocatorLinks } from '../LocatorLinks.ts';
import styles from './ClinicCard.module.css';
import { ClinicFacts } from './ClinicFacts.tsx';
import { ClinicTimes } from './ClinicTimes.tsx';

interface ClinicCardProps {
  readonly clinic: Clinic;
  /** The number of its pin; undefined for a clinic that is not on the map. */
  readonly number: number | undefined;
  readonly links: LocatorLinks;
  /** Called when the guest points at the card, or moves the focus into it. */
  readonly onActivate: () => void;
}

/** One of the found clinics. */
export function ClinicCard({ clinic, number, links, onActivate }: ClinicCardProps) {
  const { id, name, address } = clinic;
  const headingId = cardHeadingId(id);
  const messages = useMessages(locatorMessages).card;
  return (
    <li className={styles.item} onPointerEnter={onActivate} onFocus={onActivate}>
      <Card role="group" aria-labelledby={headingId}>
        <div className={styles.card}>
          <ClinicFacts clinic={clinic} number={number}>
            <h3 id={headingId} tabIndex={-1} className={styles.name}>
              {name}
            </h3>
          </ClinicFacts>
          <ClinicTimes clinic={clinic} />
        </div>
        <div className={styles.actions}>
          {clinic.isSchedulerEnabled !== false && <BookHere clinic={clinic} main={links.main} />}
          <Link
            to={links.clinicDetails(id.slice(0, 3), id.slice(3, 8))}
            state={fromList}
            className={styles.details}
            aria-label={fillTemplate(messages.detailsOf, { name, address: address.addressLines[0] ?? '' })}
          >
            {messages.details}
          </Link>
        </div>
      </Card>
    </li>
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
