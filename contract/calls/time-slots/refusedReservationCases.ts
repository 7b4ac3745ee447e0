import { DateTime } from 'luxon';
import type { CreateReservationReply } from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { reservation, type World } from '../../world/World.ts';

/** A free time in words that no clock and no calendar has, though who counts on comes to it. */
const countedOn: Readonly<Record<string, (time: DateTime) => string>> = {
  'an hour of the day before': (time) =>
    `${time.minus({ days: 1 }).toFormat('yyyy-MM-dd')} ${time.hour + 24}:${time.toFormat('mm:ss')}`,
  'a day of the month before': (time) => {
    const before = time.minus({ months: 1 });
    return `${before.toFormat('yyyy-MM')}-${time.day + (before.daysInMonth ?? 31)} ${time.toFormat('HH:mm:ss')}`;
  },
};

/** Reservations of what nobody offers. */
export const refusedReservationCases: readonly ContractCase<CreateReservationReply>[] = [
  ...Object.entries(countedOn).map(([name, write]) => ({
    name: `of a free time that is written as ${name}`,
    statuses: [400, 409],
    send: async ({ find }: World) => {
      const at = await find.clinics.next();
      return { body: reservation({ ...at, time: write(DateTime.fromSQL(at.time, { zone: 'utc' })) }) };
    },
  })),
  {
    name: 'by video in a state, half a minute after a free time',
    statuses: [409],
    send: async ({ find }) => {
      const at = await find.videos.next();
      return { body: reservation({ ...at, time: at.time.replace(/\d\d$/, '30') }) };
    },
  },
  {
    name: 'of a clinic, as a pharmacy',
    statuses: [404],
    code: 'providerUnavailable',
    send: async ({ find }) => ({ body: { ...reservation(await find.clinics.next()), businessName: 'pharmacy' } }),
  },
  {
    name: 'of a service that others give, and not the place',
    statuses: [404],
    code: 'providerUnavailable',
    send: async ({ find }) => {
      const { serviceId } = await find.dietitians.first();
      return { body: reservation({ ...(await find.clinics.next()), serviceId }) };
    },
  },
];
