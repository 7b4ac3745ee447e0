import { useMemo } from 'react';
import { type FailedCall, refreshTimeSlots, type TimeSlotRefresh, type TimeSlotRow } from '../../../api/index.ts';
import { useAppServices, useCall } from '../../../app-services/index.ts';
import type { Provider } from '../../../journey/index.ts';
import { type PlaceTimes, placeTimes, timesAt, withoutLost } from './placeTimes.ts';
import type { DateRange } from './searchWindow.ts';
import { type LostTimes, lostAt } from './useSlotChoice.ts';

export interface DateRangeTimes {
  /** What was read; undefined where nothing is read, or not yet. */
  readonly times: PlaceTimes | undefined;
  readonly loading: boolean;
  /** The call, where it failed. */
  readonly failed: FailedCall | undefined;
  readonly again: () => void;
}

/**
 * The free times of the found places in one range of days, all by one call. Those of the searched window came with the
 * search; of these, a place is read again once the guest has lost a time there to somebody else. Without a range nothing
 * is read.
 */
export function useDateRangeTimes(
  rows: readonly TimeSlotRow[],
  range: DateRange | undefined,
  lost: LostTimes,
): DateRangeTimes {
  const { api } = useAppServices();
  const index = range?.index;
  const asked = useMemo(() => rows.filter((row) => mustBeRead(row, index, lost)), [rows, index, lost]);
  const ids = asked.map(({ provider }) => provider.providerId);
  const serviceIds = unique(asked.flatMap(({ services }) => services.map(({ id }) => id)));
  const losses = asked.map((row) => lostAt(lost, row.provider.providerId).length);
  const key = [ids, serviceIds, range?.startDate, range?.endDate, losses].join('/');
  const { outcome, again } = useCall(asked.length > 0 ? `days/${key}` : undefined, (signal) => {
    const { startDate = '', endDate = '' } = range ?? {};
    const businessNames = unique(asked.map(({ provider }) => provider.businessName));
    const where = refreshedPlace(asked.map(({ provider }) => provider));
    return refreshTimeSlots(api, { businessNames, startDate, endDate, serviceIds, where }, signal);
  });
  const times = useMemo(() => {
    if (outcome?.kind !== 'ok') return undefined;
    const read = placeTimes(outcome.value);
    // A place that the answer leaves out has no times any more.
    const places = asked.map(({ provider }) => provider.providerId);
    return new Map(places.map((id) => [id, withoutLost(timesAt(read, id), lostAt(lost, id))]));
  }, [outcome, asked, lost]);
  return {
    times,
    loading: asked.length > 0 && outcome === undefined,
    failed: outcome === undefined || outcome.kind === 'ok' ? undefined : outcome,
    again,
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Whether a place's times of a range did not come with the search, or may have changed. */
function mustBeRead({ provider, services }: TimeSlotRow, index: number | undefined, lost: LostTimes): boolean {
  if (index === undefined || !services.some(({ isAvailable }) => isAvailable)) return false;
  return index > 0 || lostAt(lost, provider.providerId).length > 0;
}

type FoundProvider = Pick<Provider, 'providerId' | 'businessName' | 'licensureState'>;

/**
 * Where the times of found providers are read again: by state for the clinic by video, which a search finds alone, by
 * location ids for all others.
 */
export function refreshedPlace(providers: readonly FoundProvider[]): TimeSlotRefresh['where'] {
  const byVideo = providers.find(
    ({ businessName, licensureState }) => licensureState !== undefined && businessName === 'tlc',
  );
  return byVideo?.licensureState === undefined
    ? { locationIds: providers.map(({ providerId }) => providerId) }
    : { licensureState: byVideo.licensureState };
}
