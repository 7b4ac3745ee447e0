import type { WallTime } from '../../../formatting/wallTime.ts';
import type { OpenTimes } from '../days/openTimes.ts';
import type { PlaceTimes } from '../days/placeTimes.ts';

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** When afternoon and evening begin, 'HH:mm'. */
export interface PartBounds {
  readonly afternoon: string;
  readonly evening: string;
}

export function partOfDay(time: WallTime, { afternoon, evening }: PartBounds): PartOfDay {
  const clock = time.slice(11, 16);
  if (clock >= evening) return 'evening';
  return clock >= afternoon ? 'afternoon' : 'morning';
}

/** The times in the chosen parts of the day; all of them where none is chosen. */
export function timesInParts(times: PlaceTimes, parts: readonly PartOfDay[], bounds: PartBounds): PlaceTimes {
  if (parts.length === 0) return times;
  return new Map([...times].map(([id, days]) => [id, daysInParts(days, parts, bounds)]));
}

function daysInParts(days: OpenTimes, parts: readonly PartOfDay[], bounds: PartBounds): OpenTimes {
  const kept = [...days].map(
    ([date, times]) => [date, times.filter((time) => parts.includes(partOfDay(time, bounds)))] as const,
  );
  return new Map(kept.filter(([, times]) => times.length > 0));
}
