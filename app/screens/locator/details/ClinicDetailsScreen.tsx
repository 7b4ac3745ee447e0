import { Navigate, useParams } from 'react-router-dom';
import { type Clinic, clinicInfo } from '../../../api/index.ts';
import { useAppServices } from '../../../app-services/index.ts';
import type { Links } from '../../../journey/Links.ts';
import { locatorMessages } from '../../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useRetry } from '../../../ui/alerts/RetryNotice.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ClinicsFailed } from '../ClinicsFailed.tsx';
import type { ClinicFailure } from '../search/useClinicSearch.ts';
import { useFreshCall } from '../search/useFreshCall.ts';
import { ClinicDetails } from './ClinicDetails.tsx';

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

type ClinicReading =
  /** `missing`: there is no clinic with these numbers. */
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly outcome: ClinicFailure; readonly again: () => void }
  | { readonly status: 'ready'; readonly clinic: Clinic };

/** Reads a clinic. Anything but three and five digits is no clinic, and no call is made. */
function useClinic(divisionNumber: string, storeNumber: string): ClinicReading {
  const { api } = useAppServices();
  const isNumber = /^\d{3}$/.test(divisionNumber) && /^\d{5}$/.test(storeNumber);
  const { outcome, again } = useFreshCall(isNumber ? `clinic:${divisionNumber}/${storeNumber}` : undefined, (signal) =>
    clinicInfo(api, divisionNumber, storeNumber, signal),
  );
  if (!isNumber) return { status: 'missing' };
  if (outcome === undefined) return { status: 'loading' };
  if (outcome.kind === 'ok') return { status: 'ready', clinic: outcome.value };
  if (outcome.kind === 'refused' && outcome.refusal === 'notFound') return { status: 'missing' };
  return { status: 'failed', outcome, again };
}
