import { refreshTimeSlots } from '../../../api/index.ts';
import { useAppServices, useCall, useServices } from '../../../app-services/index.ts';
import { localDate } from '../../../formatting/isoDate.ts';
import type { Appointment, Provider, TimedFlow } from '../../../journey/index.ts';
import { useSettings } from '../../../messages/useMessages.ts';
import { type Followup, findFollowup } from '../times/findFollowup.ts';
import { searchWindow } from '../times/searchWindow.ts';
import type { FoundSlots, SearchFailure } from '../times/useSlotSearch.ts';

/** The state of the search for a second visit. */
export type FollowupSearch =
  | { readonly status: 'loading' }
  /** The appointment needs none. */
  | { readonly status: 'none' }
  | SearchFailure
  | (FoundSlots & { readonly followup: Followup });

/** Looks for the second visit at the provider of the first, because one provider gives both. */
export function useFollowupSearch(appointment: Appointment, provider: Provider, flow: TimedFlow): FollowupSearch {
  const { api } = useAppServices();
  const { searchDays } = useSettings();
  const listed = useServices();
  const followup = findFollowup(appointment, listed.services);
  const window = followup && searchWindow(followup.date, [followup.service], localDate(new Date()), searchDays[flow]);
  const { providerId, businessName } = provider;
  const key =
    window && followup && `followup/${[providerId, window.startDate, window.endDate, followup.service.id].join('/')}`;
  const { outcome, again } = useCall(key, (signal) => {
    const { startDate = '', endDate = '' } = window ?? {};
    const serviceIds = followup ? [followup.service.id] : [];
    const where = { locationIds: [providerId] };
    return refreshTimeSlots(api, { businessNames: [businessName], startDate, endDate, serviceIds, where }, signal);
  });

  if (listed.status === 'failed') return { status: 'failed', call: listed.call ?? { status: -1 }, again: listed.again };
  if (listed.status === 'loading') return { status: 'loading' };
  if (followup === undefined || window === undefined) return { status: 'none' };
  if (outcome === undefined) return { status: 'loading' };
  if (outcome.kind !== 'ok') return { status: 'failed', call: outcome, again };
  const search = {
    services: [followup.service],
    businessNames: [businessName],
    flow,
    namesState: false,
    needsCode: false,
  };
  return {
    status: 'found',
    followup,
    rows: outcome.value.filter((row) => row.provider.providerId === providerId),
    window,
    search,
    warnsOfLeadTime: false,
    benefitCode: 'none',
    hasMore: false,
    again,
  };
}
