import { Navigate, useParams } from 'react-router-dom';
import type { Links } from '../../../journey/links/Links.ts';
import { locatorMessages } from '../../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Loading } from '../../../ui/alerts/Loading.tsx';
import { useRetry } from '../../../ui/alerts/RetryNotice.tsx';
import { ClinicsFailed } from '../ClinicsFailed.tsx';
import { ClinicDetails } from './ClinicDetails.tsx';
import { useClinic } from './useClinic.ts';

interface ClinicDetailsScreenProps {
  readonly links: Pick<Links, 'main' | 'clinicDetails' | 'clinicLocations' | 'clinicServices' | 'clinicBilling'>;
}

/** One clinic: where it is, when it is open, how long guests wait (LOCATOR-11). */
export function ClinicDetailsScreen({ links }: ClinicDetailsScreenProps) {
  const messages = useMessages(locatorMessages);
  const { divisionNumber = '', storeNumber = '' } = useParams();
  const { heading, retry } = useRetry();
  const reading = useClinic(divisionNumber, storeNumber);
  if (reading.status === 'missing') return <Navigate to={`${links.clinicLocations}?invalidStoreId=1`} replace />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {messages.details.heading}
      </h1>
      {reading.status === 'loading' && <Loading>{messages.details.loading}</Loading>}
      {reading.status === 'failed' && <ClinicsFailed outcome={reading.outcome} onRetry={() => retry(reading.again)} />}
      {reading.status === 'ready' && <ClinicDetails clinic={reading.clinic} links={links} />}
    </>
  );
}
