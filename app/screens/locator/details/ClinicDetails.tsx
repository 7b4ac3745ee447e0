import type { Clinic } from '../../../api/index.ts';
import { mapHref } from '../../../formatting/address.ts';
import type { Links } from '../../../journey/Links.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { type LocatorMessages, locatorMessages } from '../../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { PlaceFacts } from '../../../places/PlaceFacts.tsx';
import { PlacesMap } from '../../../places/PlacesWithMap.tsx';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { usePageTitle } from '../../../ui/useHead.ts';
import { BackToClinics } from '../clinics/BackToClinics.tsx';
import { BookHere, detailsOf } from '../clinics/ClinicCard.tsx';
import { ClinicTimes } from '../clinics/ClinicTimes.tsx';
import styles from './ClinicDetails.module.css';
import { ClinicMessages } from './ClinicMessages.tsx';
import { MedicalClinicData } from './MedicalClinicData.tsx';
import { WeekHours } from './WeekHours.tsx';

interface ClinicDetailsProps {
  readonly clinic: Clinic;
  readonly links: Pick<Links, 'main' | 'clinicDetails' | 'clinicLocations' | 'clinicServices' | 'clinicBilling'>;
}

/** What is known about one clinic. */
export function ClinicDetails({ clinic, links }: ClinicDetailsProps) {
  const { card, details: messages } = useMessages(locatorMessages);
  const { id, name, banner, address, phone, location, weekHours, isTelehealthEnabled, isSchedulerEnabled } = clinic;
  usePageTitle(pageTitle(clinic, messages.title));
  return (
    <div className={styles.details}>
      <MedicalClinicData clinic={clinic} url={detailsOf(id, links)} />
      <div className={styles.facts}>
        <Card>
          <div className={styles.card}>
            <PlaceFacts
              name={name}
              heading={<h2 className={styles.name}>{name}</h2>}
              brand={banner}
              address={address}
              phone={phone}
              badge={isTelehealthEnabled && card.telehealth}
            />
            <ClinicTimes clinic={clinic} />
          </div>
          <div className={styles.actions}>
            {isSchedulerEnabled !== false && <BookHere clinic={clinic} main={links.main} />}
            <a href={mapHref(address)} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {messages.directions}
            </a>
          </div>
        </Card>
        {weekHours && <WeekHours weekHours={weekHours} />}
        <div className={styles.ways}>
          <ButtonLink variant="secondary" to={links.clinicServices}>
            {messages.services}
          </ButtonLink>
          <ButtonLink variant="secondary" to={links.clinicBilling}>
            {messages.pricing}
          </ButtonLink>
        </div>
        <ClinicMessages />
        <BackToClinics to={links.clinicLocations} className={styles.link}>
          {messages.back}
        </BackToClinics>
      </div>
      {location && (
        <div className={styles.map}>
          <PlacesMap pins={[{ id, number: 1, name, ...location }]} active={id} onActivate={() => undefined} />
        </div>
      )}
    </div>
  );
}

function pageTitle({ address }: Clinic, template: LocatorMessages['details']['title']): string {
  return fillTemplate(template, {
    city: address.cityTown,
    stateCode: address.stateProvince,
    addressLine1: address.addressLines[0] ?? '',
  });
}
