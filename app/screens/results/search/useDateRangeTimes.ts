import { refreshTimeSlots, type TimeSlotRow } from '../../../api/index.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import { useAppWiring, useCall } from '../../../wiring/index.ts';
import { type OpenTimes, openTimes, withoutLost } from '../days/openTimes.ts';
import { refreshedPlace } from './refreshedPlace.ts';
import type { DateRange } from './searchWindow.ts';

export interface DateRangeTimes {
  readonly times: OpenTimes;
  readonly loading: boolean;
  /** HTTP status of a call that failed; -1 where no answer came. */
  readonly failed: number | undefined;
  readonly again: () => void;
}

const none: OpenTimes = new Map();

/**
 * The free times of one provider in one range of days. Those of the searched window came with the search; they are read
 * again once the guest has lost a time to somebody else. Without a range nothing is read.
 */
export function useDateRangeTimes(
  { provider, services }: TimeSlotRow,
  range: DateRange | undefined,
  lost: readonly WallTime[],
): DateRangeTimes {
  const { api } = useAppWiring();
  const found = range?.index === 0 ? openTimes(services) : none;
  const reads = range !== undefined && (range.index > 0 || lost.length > 0);
  const serviceIds = services.map(({ id }) => id);
  const key = [provider.providerId, serviceIds, range?.startDate, range?.endDate, lost.length].join('/');
  const { outcome, again } = useCall(reads ? `days/${key}` : undefined, (signal) => {
    const { startDate = '', endDate = '' } = range ?? {};
    const { businessName } = provider;
    const where = refreshedPlace(provider);
    const request = { businessNames: [businessName], startDate, endDate, serviceIds, where };
    return refreshTimeSlots(api, request, signal);
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
