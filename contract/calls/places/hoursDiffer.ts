import { DateTime } from 'luxon';
import type { OperatingHours } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';

/** The hours of a place as a search says them, by kinds of days, or as a clinic says them, day by day from today. */
export interface SaidHours {
  readonly operatingHours?: OperatingHours | undefined;
  readonly weekHours?: readonly string[] | undefined;
}

const KINDS = {
  mondayToFriday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: ['Saturday'],
  sunday: ['Sunday'],
} as const;

const kinds = ['mondayToFriday', 'saturday', 'sunday'] as const;

/**
 * Finds the first kind of day on which two replies have different hours for one place. A kind that is missing is closed.
 * @param call that said what is known
 */
export function hoursDiffer(
  known: SaidHours,
  said: SaidHours,
  at: string,
  call = 'another call',
): ContractViolation | undefined {
  const [hours, other] = [known.operatingHours, said.operatingHours];
  const week = said.weekHours ?? known.weekHours;
  const either = other ?? hours;
  return firstWrong(
    ...kinds.flatMap((kind) => [
      unless(
        !hours || !other || formatWithBreak(hours[kind]) === formatWithBreak(other[kind]),
        `${at}/operatingHours/${kind}`,
        `${hours && formatWithBreak(hours[kind])}, as ${call} says it`,
        String(other && formatWithBreak(other[kind])),
      ),
      either &&
        week &&
        weekDiffers(either, kind, week, said.weekHours ? `${at}/weekHours` : `${at}/operatingHours/${kind}`, call),
    ]),
  );
}

/** One day of a kind is enough: a holiday has hours of its own, and a day with a reason in brackets says so. */
function weekDiffers(
  hours: OperatingHours,
  kind: keyof typeof KINDS,
  week: readonly string[],
  at: string,
  call: string,
) {
  const ordinary = week.filter((day) => KINDS[kind].some((name) => day.startsWith(name)) && !day.includes('('));
  const expected = formatDay(hours[kind]);
  return unless(
    ordinary.length === 0 || ordinary.some((day) => day.endsWith(`: ${expected}`)),
    at,
    `${expected}, as ${call} says it`,
    String(ordinary[0]),
  );
}

/** As a clinic says it. */
const formatDay = (day: OperatingHours['saturday']): string => (day ? formatSpan(day.start, day.end) : 'Closed');

/** From one HH:mm to another, as a clinic says it. */
const formatSpan = (start: string, end: string): string => `${formatTime(start)} - ${formatTime(end)}`;

/** The break of a day, by its English name, as a clinic says it; undefined where there is none. */
export function breakOn(hours: OperatingHours, weekday: string): string | undefined {
  const kind = kinds.find((each) => KINDS[each].some((name) => name === weekday));
  const { breakStart, breakEnd } = (kind && hours[kind]) ?? {};
  return breakStart === undefined || breakEnd === undefined ? undefined : formatSpan(breakStart, breakEnd);
}

/** Days of a clinic have no breaks. */
const formatWithBreak = (day: OperatingHours['saturday']): string =>
  day?.breakStart === undefined
    ? formatDay(day)
    : `${formatDay(day)}, but for ${day.breakStart} - ${day.breakEnd ?? 'an open end'}`;

const formatTime = (time: string): string => DateTime.fromISO(time).toFormat('h:mm a', { locale: 'en-US' });
