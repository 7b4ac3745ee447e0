import type { BookedAppointment } from '../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { differsFromAsked } from '../calls/appointments/differsFromAsked.ts';
import { firstWrong, unless } from '../check/unless.ts';
import type { Finding } from './Finding.ts';
import { asAsked, type KnownAppointment } from './KnownAppointment.ts';

/** Finds what names an appointment otherwise than its booking did. */
const renamed = ({ id, confirmCode, calendarUid }: KnownAppointment, said: BookedAppointment, at: string) =>
  firstWrong(
    unless(said.id === id, `${at}/id`, 'that of the booking', 'another one'),
    unless(said.confirmCode === confirmCode, `${at}/confirmCode`, 'that of the booking', 'another one'),
    unless(said.calendarUid === calendarUid, `${at}/calendarUid`, 'that of the booking', 'another one'),
  );

/** Whether it is the first of a pair, of which alone is said whether both can be moved. */
const isFirst = ({ index, other }: KnownAppointment): boolean => index === 0 && other !== undefined;

const NAMES = 'the id, the code and the entry of calendars of its booking';

/** What is promised of the reply to a cancellation. */
export const cancelFindings = (known: KnownAppointment, said: BookedAppointment): readonly Finding[] => [
  { promise: NAMES, violation: renamed(known, said, '/data') },
  {
    promise: 'that it is canceled, and can be moved no more',
    violation: firstWrong(
      unless((said.status ?? 'CANCELED') === 'CANCELED', '/data/status', 'CANCELED', String(said.status)),
      unless(said.canReschedule !== true, '/data/canReschedule', 'nothing, or false', 'true'),
      unless(said.canRescheduleBoth === undefined, '/data/canRescheduleBoth', 'none', String(said.canRescheduleBoth)),
    ),
  },
  {
    promise: 'where, when and for what it was booked, or moved to since',
    violation: differsFromAsked(asAsked(known), said, '/data'),
  },
];

/**
 * What is promised of the reply to a move.
 * @param moved the appointment as it is to be by now, and after it the second of a pair that moves with it
 */
export const moveFindings = (
  moved: readonly KnownAppointment[],
  said: readonly (BookedAppointment | undefined)[],
): readonly Finding[] => {
  const places = ['/data', '/followup'];
  const each = (find: (known: KnownAppointment, said: BookedAppointment, at: string) => ReturnType<typeof unless>) =>
    firstWrong(
      ...moved.map((known, index) => {
        const found = said[index];
        return found && find(known, found, places[index] ?? '');
      }),
    );
  return [
    {
      promise: 'the second of a pair where it moves as well, and only there',
      violation: unless(
        (said[1] !== undefined) === moved.length > 1,
        '/followup',
        moved.length > 1 ? 'the second of the pair' : 'nothing',
        moved.length > 1 ? 'nothing' : 'an appointment',
      ),
    },
    { promise: NAMES, violation: each(renamed) },
    {
      promise: 'the services of its booking, at the time and the place that were asked for',
      violation: each((known, found, at) => differsFromAsked(asAsked(known), found, at)),
    },
    {
      promise: 'that it is booked, and whether it and the other one can be moved, as its booking said',
      violation: each((known, found, at) =>
        firstWrong(
          unless((found.status ?? 'BOOKED') === 'BOOKED', `${at}/status`, 'BOOKED', String(found.status)),
          unless(
            (found.canReschedule ?? known.canReschedule) === known.canReschedule,
            `${at}/canReschedule`,
            String(known.canReschedule),
            String(found.canReschedule),
          ),
          unless(
            found.canRescheduleBoth === undefined
              ? moved.length === 1 || !known.canRescheduleBoth
              : isFirst(known) && (known.canRescheduleBoth || !found.canRescheduleBoth),
            `${at}/canRescheduleBoth`,
            known.canRescheduleBoth ? 'as for the booking' : 'none, as for the booking',
            String(found.canRescheduleBoth),
          ),
        ),
      ),
    },
  ];
};
