import { DateTime } from 'luxon';
import type { Clinic } from '../../../../schemas/generated/api/places/search-clinics/reply.js';
import { checkSearchTimeSlotsReply } from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { skipped } from '../../../case/SkippedCase.ts';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import { todayWrong } from '../../../register/replies/clinics/clinicWrong.ts';
import { ask } from '../../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../../world/isOffered.ts';
import type { Bookable } from '../../../world/Pool.ts';
import { searchWindow } from '../../../world/searchWindow.ts';
import type { World } from '../../../world/World.ts';
import { breakOn } from '../hoursDiffer.ts';

type OfToday = Pick<Clinic, 'timingInfo' | 'waitTimeInfo' | 'weekHours'>;

/** A clinic at a time at which it sees guests, and what says of it that it is closed then, or otherwise open than on that day. */
export interface OpenClinic {
  readonly id: string;
  readonly dayWrong: (clinic: OfToday | undefined, at: string) => ContractViolation | undefined;
}

/** Sets the clock to a time of a clinic that a search finds free, if possible on a day with a break: it is open then. */
export async function duringHours(world: World): Promise<OpenClinic> {
  const { setClock } = world;
  const { time, timezone, where, provider } = await onDayWithBreak(world);
  if (!setClock) throw skipped('what is open by day is not proven: nobody sets the clock of the server');
  const now = DateTime.fromSQL(time, { zone: timezone }).plus({ minutes: 1 });
  await setClock(now.toJSDate());
  const weekday = weekdayOf(time);
  const lunch = provider.operatingHours && breakOn(provider.operatingHours, weekday);
  return {
    id: where.locationNumber ?? '',
    dayWrong: (clinic, at) =>
      firstWrong(
        unless(
          clinic?.waitTimeInfo?.clinicAvailable !== false,
          `${at}/waitTimeInfo/clinicAvailable`,
          `true: a visit begins there at ${time}`,
          'false',
        ),
        clinic && todayWrong(clinic, at),
        unless(
          provider.operatingHours === undefined || !isOrdinary(clinic, weekday) || saidLunch(clinic) === lunch,
          `${at}/timingInfo/todaysLunchHours`,
          `${lunch ?? 'none'}, as search-time-slots says it`,
          saidLunch(clinic) ?? 'none',
        ),
      ),
  };
}

/** A free time near the place on a day on which its clinic has a break, or any where none has. */
async function onDayWithBreak({ find, guest, target }: World): Promise<Bookable> {
  const any = await find.clinics.next();
  const query = { ...buildDayQuery(any), ...searchWindow(), 'filter.freeFormAddress': target.place };
  const { data } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
  for (const row of data.appointmentTimeSlots) {
    const { operatingHours, providerId: locationNumber, timezone } = row.provider;
    const time = timesOf([row]).find((each) => operatingHours && breakOn(operatingHours, weekdayOf(each)));
    if (time !== undefined) return { ...any, time, timezone, where: { locationNumber }, provider: row.provider };
  }
  return any;
}

const weekdayOf = (time: string): string => DateTime.fromSQL(time).setLocale('en-US').weekdayLong ?? '';

const saidLunch = (clinic: OfToday | undefined): string | undefined => clinic?.timingInfo?.todaysLunchHours;

/** Whether a clinic says its hours of today, and no reason in brackets why they are others than usual. */
const isOrdinary = (clinic: OfToday | undefined, weekday: string): boolean =>
  clinic?.timingInfo?.todaysHours !== undefined && clinic.weekHours?.[0]?.startsWith(`${weekday}:`) === true;
