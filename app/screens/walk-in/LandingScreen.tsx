import { useParams } from 'react-router-dom';
import type { Links } from '../../journey/Links.ts';
import { walkInMessages } from '../../messages/generated/walkInMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useRetry } from '../../ui/alerts/RetryNotice.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Column } from '../../ui/Column.tsx';
import { MissingPage } from '../../ui/useHead.ts';
import { PharmacyCard } from './PharmacyCard.tsx';
import { usePharmacy } from './usePharmacy.ts';
import { useReleaseOthers } from './useReleaseOthers.ts';
import { WalkInFailed } from './WalkInFailed.tsx';
import styles from './WalkInScreen.module.css';
import { WalkInSteps } from './WalkInSteps.tsx';

/** The first screen for a guest who is in a pharmacy (WALKIN-1). */
export function LandingScreen({ links }: { readonly links: Pick<Links, 'instantVaccineSelection'> }) {
  const { landing: messages, servicesFailed } = useMessages(walkInMessages);
  const { locationId = '' } = useParams();
  useReleaseOthers(locationId);
  const { heading, retry } = useRetry();
  const { status, place, failedCall, again } = usePharmacy(locationId);
  if (status === 'none') return <MissingPage />;
  return (
    <Column>
      <h1 ref={heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      <PharmacyCard place={place} />
      <p className={styles.thanks}>{messages.thanks}</p>
      <WalkInSteps />
      {status === 'failed' ? (
        <WalkInFailed text={servicesFailed} call={failedCall} onRetry={() => retry(again)} />
      ) : (
        <div className={styles.action}>
          <ButtonLink to={links.instantVaccineSelection(locationId)} wide>
            {messages.start}
          </ButtonLink>
        </div>
      )}
    </Column>
  );
}
