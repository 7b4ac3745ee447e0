import { refreshTimeSlots, type TimeSlotRow } from '../../../api/index.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import { reportOutcome, useAppWiring, useCall } from '../../../wiring/index.ts';
import { type OpenTimes, openTimes, withoutLost } from '../days/openTimes.ts';
import { refreshedPlace } from './refreshedPlace.ts';
import type { Stretch } from './stretches.ts';

export interface StretchTimes {
  readonly times: OpenTimes;
  readonly loading: boolean;
  /** HTTP status of a call that failed, -1 without an answer. */
  readonly failed: number | undefined;
  readonly again: () => void;
}

const none: OpenTimes = new Map();

/**
 * The free times of one provider in one stretch of days. The searched window came with the search; it is read again as
 * soon as the guest has lost a time to somebody else. `undefined` reads nothing. A failure is reported.
 */
export function useStretch(
  { provider, services }: TimeSlotRow,
  stretch: Stretch | undefined,
  lost: readonly WallTime[],
): StretchTimes {
  const { api, analytics } = useAppWiring();
  const found = stretch?.index === 0 ? openTimes(services) : none;
  const reads = stretch !== undefined && (stretch.index > 0 || lost.length > 0);
  const serviceIds = services.map(({ id }) => id);
  const key = [provider.providerId, serviceIds, stretch?.startDate, stretch?.endDate, lost.length].join('/');
  const { outcome, again } = useCall(reads ? `days/${key}` : undefined, async (signal) => {
    const { startDate = '', endDate = '' } = stretch ?? {};
    const { businessName } = provider;
    const where = refreshedPlace(provider);
    const asked = { businessNames: [businessName], startDate, endDate, serviceIds, where };
    const outcome = await refreshTimeSlots(api, asked, signal);
    reportOutcome(analytics, outcome, signal);
    return outcome;
  });
  const read =
    outcome?.kind === 'ok' ? outcome.value.find((row) => row.provider.providerId === provider.providerId) : undefined;
  return {
    times: withoutLost(outcome?.kind === 'ok' ? openTimes(read?.services ?? []) : found, lost),
    loading: reads && outcome === undefined,
    failed: outcome === undefined || outcome.kind === 'ok' ? undefined : outcome.status,
    again,
  };
}
