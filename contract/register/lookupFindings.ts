import { DateTime } from 'luxon';
import type { LookupAppointmentReply } from '../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import { differsFromAsked } from '../calls/appointments/differsFromAsked.ts';
import type { ContractViolation } from '../check/CheckResult.ts';
import { firstWrong, unless } from '../check/unless.ts';
import type { Finding } from './Finding.ts';
import { asAsked, FLU_VACCINE, type KnownAppointment } from './KnownAppointment.ts';

type Said = LookupAppointmentReply['data']['appointments'][number];

/** The clocks of two machines differ by a little. */
const MARGIN_MS = 60_000;

/** Whether the time of an appointment is past; undefined where this depends on whose clock is right. */
export function isPast({ dateTime }: KnownAppointment, now: number): boolean | undefined {
  if (!dateTime) return undefined;
  const ahead = DateTime.fromSQL(dateTime.value, { zone: dateTime.timezone }).toMillis() - now;
  return Math.abs(ahead) < MARGIN_MS ? undefined : ahead < 0;
}

/** What a look-up was answered by. */
interface LookedUp {
  /** Both of a pair, the first one first. */
  readonly known: readonly KnownAppointment[];
  /** The id that was sent. */
  readonly id: string;
  readonly now: number;
  /** The name of a service on the menu; undefined where no list has named it. */
  readonly nameOf: (serviceId: number) => string | undefined;
}

/** What is promised of the reply to a look-up. */
export function lookupFindings(
  { known, id, now, nameOf }: LookedUp,
  reply: LookupAppointmentReply,
): readonly Finding[] {
  const { appointments, provider } = reply.data;
  const [first] = known;
  const each = (find: (known: KnownAppointment, said: Said, at: string) => ContractViolation | undefined) =>
    firstWrong(
      ...known.map((one, index) => {
        const said = appointments[index];
        return said && find(one, said, `/data/appointments/${index}`);
      }),
    );
  /** The code of the second of a pair does nothing to the first. */
  const mayUse = (one: KnownAppointment) => one.id === id || one.index === 1;
  const isToCome = (one: KnownAppointment) => one.status === 'BOOKED' && isPast(one, now) === false;
  return [
    {
      promise: 'the appointment, and the other one of its pair, the first one first',
      violation: firstWrong(
        unless(
          appointments.length === known.length,
          '/data/appointments',
          `${known.length} of them`,
          String(appointments.length),
        ),
        each((one, said, at) => unless(said.id === one.id, `${at}/id`, 'the id of the booking', 'another one')),
        each((one, said, at) =>
          unless(said.calendarUid === one.calendarUid, `${at}/calendarUid`, 'that of the booking', 'another one'),
        ),
      ),
    },
    {
      promise: 'the code that cancels it, and none that the code that was sent does not allow',
      violation: each((one, said, at) =>
        unless(
          said.confirmCode === (mayUse(one) ? one.confirmCode : undefined),
          `${at}/confirmCode`,
          mayUse(one) ? 'that of the booking' : 'none',
          said.confirmCode === undefined ? 'none' : 'another one',
        ),
      ),
    },
    {
      promise: 'whether it is still booked',
      violation: each((one, said, at) => unless(said.status === one.status, `${at}/status`, one.status, said.status)),
    },
    {
      promise: 'whether its time is past, by the clock of its place',
      violation: each((one, said, at) => {
        const past = isPast(one, now) ?? said.isPast;
        return unless(said.isPast === past, `${at}/isPast`, String(past), String(said.isPast));
      }),
    },
    {
      promise: 'the time that was booked, or moved to since',
      violation: each((one, said, at) => differsFromAsked({ dateTime: one.dateTime }, said, at)),
    },
    {
      promise: 'the booked services, in the order of the booking, with their names on the menu',
      violation: each((one, { services }, at) =>
        firstWrong(
          differsFromAsked({ serviceIds: one.serviceIds }, { serviceIds: services.map((service) => service.id) }, at),
          ...services.map(({ id: serviceId, name }, index) =>
            unless(name === (nameOf(serviceId) ?? name), `${at}/services/${index}/name`, 'that on the menu', name),
          ),
        ),
      ),
    },
    {
      promise: 'whether it can be moved by the code that was sent: no more once it is canceled or past',
      violation: each((one, said, at) => {
        const can = mayUse(one) && isToCome(one) && one.canReschedule;
        const isKnown = isPast(one, now) !== undefined;
        return unless(
          !isKnown || (said.canReschedule ?? false) === can,
          `${at}/canReschedule`,
          String(can),
          String(said.canReschedule),
        );
      }),
    },
    {
      promise: 'whether both of a pair can be moved at once: only while both are to come, and said of the first alone',
      violation: each((one, said, at) => {
        const isSaid = one.index === 0 && known.length > 1 && known.every(isToCome);
        return unless(
          said.canRescheduleBoth === undefined || (isSaid && (one.canRescheduleBoth || !said.canRescheduleBoth)),
          `${at}/canRescheduleBoth`,
          'none',
          String(said.canRescheduleBoth),
        );
      }),
    },
    {
      promise: 'no flu vaccine besides, unless the guest accepted it',
      violation: each((one, said, at) =>
        unless(
          said.addsFluVaccine === undefined ||
            said.services.some(({ name }) => name === FLU_VACCINE) ||
            said.addsFluVaccine === one.wantsFluVaccine,
          `${at}/addsFluVaccine`,
          String(one.wantsFluVaccine),
          String(said.addsFluVaccine),
        ),
      ),
    },
    {
      promise: 'where or with whom it was booked, or moved to since',
      violation: firstWrong(
        first &&
          differsFromAsked(
            { ...asAsked(first), serviceIds: undefined, dateTime: undefined },
            provider,
            '/data/provider',
          ),
        unless(
          (first?.licensureState ?? provider.licensureState) === (provider.licensureState ?? first?.licensureState),
          '/data/provider/licensureState',
          'the state that was asked for',
          String(provider.licensureState),
        ),
        unless(
          first?.dateTime === undefined || provider.timezone === first.dateTime.timezone,
          '/data/provider/timezone',
          'that of its time',
          provider.timezone,
        ),
        unless(provider.distance === undefined, '/data/provider/distance', 'none, as no place was searched', 'miles'),
        unless(provider.isBenefitCode !== true, '/data/provider/isBenefitCode', 'not true: no code was sent', 'true'),
      ),
    },
  ];
}
