import type { LookupAppointmentReply } from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import { checkRescheduleAppointmentReply } from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import type { BookedAppointment } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Sending } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import type { World } from '../../world/World.ts';
import type { Named } from './codeCases.ts';

export const lookup = ({ id, confirmCode }: Named): Sending => ({ id, body: { confirmCode } });

export const cancel = ({ guest }: World, { id, confirmCode }: Named) =>
  guest.send('cancel-appointment', { id, body: { status: 'CANCELED', confirmCode } });

export const move = ({ guest }: World, sending: Sending) =>
  ask(guest, 'reschedule-appointment', checkRescheduleAppointmentReply, sending);

/** One appointment as the reply should describe it. */
interface Expected extends Pick<BookedAppointment, 'id' | 'calendarUid' | 'canReschedule'> {
  readonly status: 'BOOKED' | 'CANCELED';
  readonly canBeCanceled: boolean;
}

/** Finds what of a reply is not as expected of its appointments. */
export const checkAppointments =
  (expected: readonly Expected[]) =>
  ({ data: { appointments } }: LookupAppointmentReply): ContractViolation | undefined =>
    firstWrong(
      unless(
        appointments.length === expected.length,
        '/data/appointments',
        `${expected.length} of them`,
        String(appointments.length),
      ),
      unless(
        expected.length > 1 || appointments[0]?.canRescheduleBoth === undefined,
        '/data/appointments/0/canRescheduleBoth',
        'none, as it is the only one',
        String(appointments[0]?.canRescheduleBoth),
      ),
      ...expected.flatMap(({ id, calendarUid, canReschedule, status, canBeCanceled }, index) => {
        const at = `/data/appointments/${index}`;
        const actual = appointments[index];
        return [
          unless(actual?.id === id, `${at}/id`, 'the id of the booking', 'another one'),
          unless(actual?.calendarUid === calendarUid, `${at}/calendarUid`, 'that of the booking', 'another one'),
          unless(actual?.status === status, `${at}/status`, status, String(actual?.status)),
          unless(
            status === 'CANCELED' || !canBeCanceled || (actual?.canReschedule ?? false) === (canReschedule ?? false),
            `${at}/canReschedule`,
            `${canReschedule}, as for the booking`,
            String(actual?.canReschedule),
          ),
          unless(
            status === 'BOOKED' || actual?.canReschedule !== true,
            `${at}/canReschedule`,
            'not true: it is canceled',
            'true',
          ),
          unless(
            (actual?.confirmCode !== undefined) === canBeCanceled,
            `${at}/confirmCode`,
            canBeCanceled ? 'the code that cancels it' : 'none: the code that was sent does not cancel it',
            canBeCanceled ? 'none' : 'a code',
          ),
        ];
      }),
    );
