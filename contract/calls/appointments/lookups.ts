import type { LookupAppointmentReply } from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import { checkRescheduleAppointmentReply } from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import type { BookedAppointment } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Sending } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import type { World } from '../../world/World.ts';
import type { Named } from './codeCases.ts';

export const canceling = ({ id, confirmCode }: Named) => ({ id, body: { status: 'CANCELED', confirmCode } });

export const lookup = ({ id, confirmCode }: Named): Sending => ({ id, body: { confirmCode } });

export const cancel = ({ guest }: World, named: Named) => guest.send('cancel-appointment', canceling(named));

export const move = ({ guest }: World, sending: Sending) =>
  ask(guest, 'reschedule-appointment', checkRescheduleAppointmentReply, sending);

/** A request as a server refuses it for its form, whatever it asks for, if it looks at that before it acts. */
export const illFormed = ({ body, ...sending }: Sending & { readonly body: object }): readonly Sending[] => [
  { ...sending, body: { ...body, unexpected: 'x' } },
  { ...sending, body, headers: { 'x-tenant': 'nobody-we-know' } },
  { ...sending, body, headers: { 'idempotency-key': 'k'.repeat(129) } },
];

/** One appointment as the reply should describe it. */
interface Expected extends Pick<BookedAppointment, 'id' | 'calendarUid' | 'canReschedule' | 'canRescheduleBoth'> {
  readonly status: 'BOOKED' | 'CANCELED';
  readonly canBeCanceled: boolean;
}

const areToCome = (pair: readonly Expected[]): boolean =>
  pair.length > 1 && pair.every(({ status }) => status === 'BOOKED');

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
      ...appointments.map(({ canRescheduleBoth }, index) =>
        unless(
          canRescheduleBoth === undefined || (index === 0 && areToCome(expected)),
          `/data/appointments/${index}/canRescheduleBoth`,
          index === 0 ? 'none, as only one is to come' : 'none, as it is the second',
          String(canRescheduleBoth),
        ),
      ),
      ...appointments.map(({ addsFluVaccine }, index) =>
        unless(
          addsFluVaccine !== true,
          `/data/appointments/${index}/addsFluVaccine`,
          'not true, as the guest accepted no flu vaccine',
          'true',
        ),
      ),
      unless(
        !areToCome(expected) ||
          !expected[0]?.canBeCanceled ||
          appointments[0]?.canRescheduleBoth === expected[0].canRescheduleBoth,
        '/data/appointments/0/canRescheduleBoth',
        `${expected[0]?.canRescheduleBoth}, as for the booking`,
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
