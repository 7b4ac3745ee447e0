import { DateTime } from 'luxon';
import type { Clinic } from '../../../../schemas/generated/api/places/search-clinics/reply.js';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What a clinic says of its hours. */
type Hours = Pick<Clinic, 'timingInfo' | 'weekHours'>;

/** Finds hours of today that are not those of the first day of the week. */
export function todayWrong({ timingInfo, weekHours }: Hours, at: string): ContractViolation | undefined {
  const [today, hours] = [weekHours?.[0], timingInfo?.todaysHours];
  return unless(
    today === undefined || hours === undefined || today.endsWith(`: ${hours}`),
    `${at}/timingInfo/todaysHours`,
    `those of ${today}, the first day of its week`,
    String(hours),
  );
}

/** Finds a week that does not begin with today, where the clinic is, and its hours, or has not seven days in order. */
export function weekWrong(clinic: Clinic, at: string, now = Date.now()): ContractViolation | undefined {
  const { weekHours, timeZone } = clinic;
  if (weekHours === undefined || timeZone === undefined) return undefined;
  const { weekday } = DateTime.fromMillis(now).setZone(timeZone);
  const week = [...DAYS.slice(weekday - 1), ...DAYS.slice(0, weekday - 1)];
  const said = weekHours.map((text) => text.split(':')[0]);
  const expected = `${week[0]} and the six days after it`;
  return unless(said.join() === week.join(), `${at}/weekHours`, expected, said.join(', ')) ?? todayWrong(clinic, at);
}

/** Finds a clinic that is far from nowhere: no place was searched. */
export const distanceWrong = ({ distance }: Clinic, at: string): ContractViolation | undefined =>
  unless(distance === undefined, `${at}/distance`, 'none, as no place was searched', String(distance));

/** Finds a clinic that is closed, but says how long guests wait there. */
export const waitWrong = ({ waitTimeInfo: wait }: Clinic, at: string): ContractViolation | undefined =>
  unless(
    wait?.clinicAvailable !== false || wait.waitMinutes === undefined,
    `${at}/waitTimeInfo/waitMinutes`,
    'none, as it is closed',
    String(wait?.waitMinutes),
  );

/** Finds a clinic whose next time ends before it begins, or is in another zone than the clinic. */
export const nextWrong = ({ nextAvailableAppointment: next, timeZone }: Clinic, at: string) =>
  next &&
  firstWrong(
    unless(
      next.end.value > next.start.value,
      `${at}/nextAvailableAppointment/end/value`,
      `later than ${next.start.value}`,
      next.end.value,
    ),
    ...(['start', 'end'] as const).map((name) =>
      unless(
        timeZone === undefined || next[name].timezone === timeZone,
        `${at}/nextAvailableAppointment/${name}/timezone`,
        `${timeZone}, that of the clinic`,
        next[name].timezone,
      ),
    ),
  );
