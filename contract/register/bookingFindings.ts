import { DateTime } from 'luxon';
import type { BookedAppointment } from '../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { differsFromAsked } from '../calls/appointments/differsFromAsked.ts';
import { repeatsId, tellsCode } from '../check/repeatsId.ts';
import { firstWrong, unless } from '../check/unless.ts';
import type { Finding } from './Finding.ts';
import { asAsked, type KnownAppointment } from './KnownAppointment.ts';

const appointments = '/data/appointments';

/** What is promised of the reply to a booking or a walk-in, whose appointments are known by what was asked for. */
export function bookingFindings(
  asked: readonly KnownAppointment[],
  said: readonly BookedAppointment[],
  isTaken: (id: string) => boolean,
): readonly Finding[] {
  const isWalkIn = asked[0]?.dateTime === undefined;
  return [
    {
      promise: 'as many appointments as were asked for, each booked',
      violation: firstWrong(
        unless(said.length === asked.length, appointments, `${asked.length} of them`, String(said.length)),
        ...said.map(({ status = 'BOOKED' }, index) =>
          unless(status === 'BOOKED', `${appointments}/${index}/status`, 'BOOKED', status),
        ),
      ),
    },
    {
      promise: 'an id and an entry of calendars that nothing else has, and that do not tell each other or the code',
      violation: firstWrong(
        ...said.map((each, index) => notOwn(each, isTaken, `${appointments}/${index}`)),
        unless(
          said[0]?.confirmCode !== said[1]?.confirmCode,
          `${appointments}/1/confirmCode`,
          'a code of its own',
          'that of the first',
        ),
      ),
    },
    {
      promise: isWalkIn
        ? 'where and for what it was asked for, without a time'
        : 'where, when and for what it was asked for',
      violation: firstWrong(
        ...asked.map((each, index) => differsFromAsked(asAsked(each), said[index], `${appointments}/${index}`)),
        unless(
          !isWalkIn || (said[0]?.dateTime ?? said[0]?.calendarUid) === undefined,
          `${appointments}/0/dateTime`,
          'nothing',
          'a time',
        ),
      ),
    },
    {
      promise: 'of a pair, that both can be moved at once, said of the first alone; of a walk-in, nothing of a move',
      violation: firstWrong(
        ...said.map(({ canReschedule, canRescheduleBoth }, index) =>
          firstWrong(
            unless(
              canRescheduleBoth === undefined || (index === 0 && asked.length > 1),
              `${appointments}/${index}/canRescheduleBoth`,
              'none, as it is no first of a pair',
              String(canRescheduleBoth),
            ),
            unless(
              !isWalkIn || canReschedule === undefined,
              `${appointments}/${index}/canReschedule`,
              'none, as it is a walk-in',
              String(canReschedule),
            ),
          ),
        ),
      ),
    },
  ];
}

const notOwn = (
  { id, confirmCode, calendarUid = '' }: BookedAppointment,
  isTaken: (id: string) => boolean,
  at: string,
) =>
  firstWrong(
    unless(!isTaken(id), `${at}/id`, 'an id of its own', 'that of another one'),
    unless(!(calendarUid && isTaken(calendarUid)), `${at}/calendarUid`, 'one of its own', 'that of another one'),
    unless(!repeatsId(calendarUid, id), `${at}/calendarUid`, 'not the id', 'the id'),
    unless(
      ![id, calendarUid].some((text) => tellsCode(text, confirmCode)),
      `${at}/confirmCode`,
      'a code that neither the id nor the entry of calendars tells',
      'a part of one of them',
    ),
  );

/** A hold lasts ten minutes, and the clocks of two machines differ by a little. */
const LONGEST_MS = 15 * 60_000;

/** What is promised of the reply to a reservation. */
export const reservationFindings = (expiresAt: string | undefined, now: number): readonly Finding[] => {
  const at = '/data/appointmentReservations/expiresAt';
  const ahead = Date.parse(expiresAt ?? '') - now;
  return [
    {
      promise: 'an end ahead, within a quarter of an hour, in UTC',
      violation: firstWrong(
        unless(
          expiresAt === undefined || (ahead > 0 && ahead < LONGEST_MS),
          at,
          'an end ahead, within a quarter of an hour',
          String(expiresAt),
        ),
        unless(
          expiresAt === undefined || DateTime.fromISO(expiresAt, { setZone: true }).offset === 0,
          at,
          'in UTC',
          String(expiresAt),
        ),
      ),
    },
  ];
};
