import { useParams } from 'react-router-dom';
import type { Links } from '../../../journey/Links.ts';
import { walkInMessages } from '../../../messages/generated/walkInMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useRetry } from '../../../ui/alerts/RetryNotice.tsx';
import { Column } from '../../../ui/Column.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { MissingPage } from '../../../ui/useHead.ts';
import { usePharmacy } from '../usePharmacy.ts';
import { useReleaseOthers } from '../useReleaseOthers.ts';
import { WalkInFailed } from '../WalkInFailed.tsx';
import { WalkInSteps } from '../WalkInSteps.tsx';
import { Selection } from './Selection.tsx';

/** Asks which vaccines the guest at the counter wants (WALKIN-5). */
export function SelectionScreen({ links }: { readonly links: Pick<Links, 'instantVaccine' | 'schedule'> }) {
  const messages = useMessages(walkInMessages);
  const { locationId = '' } = useParams();
  useReleaseOthers(locationId);
  const { heading, retry } = useRetry();
  const { status, place = {}, vaccines, walkIn, failedCall, again } = usePharmacy(locationId);
  if (status === 'none') return <MissingPage />;
  return (
    <Column>
      <h1 ref={heading} tabIndex={-1}>
        {messages.selection.heading}
      </h1>
      <WalkInSteps current={0} />
      {status === 'loading' && <Loading>{messages.selection.loading}</Loading>}
      {status === 'failed' && (
        <WalkInFailed text={messages.servicesFailed} call={failedCall} onRetry={() => retry(again)} />
      )}
      {status === 'ready' && walkIn && (
        <Selection
          locationId={locationId}
          place={place}
          vaccines={vaccines}
          walkIn={walkIn}
          links={links}
          onRetry={retry}
        />
      )}
    </Column>
  );
}
