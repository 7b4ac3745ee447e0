import { type Clinic, clinicInfo } from '../../../api/index.ts';
import { useAppServices } from '../../../app-services/index.ts';
import type { ClinicFailure } from '../search/useClinicSearch.ts';
import { useFreshCall } from '../search/useFreshCall.ts';

export type ClinicReading =
  /** `missing`: there is no clinic with these numbers. */
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly outcome: ClinicFailure; readonly again: () => void }
  | { readonly status: 'ready'; readonly clinic: Clinic };

/** Reads a clinic. Anything but three and five digits is no clinic, and no call is made. */
export function useClinic(divisionNumber: string, storeNumber: string): ClinicReading {
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
