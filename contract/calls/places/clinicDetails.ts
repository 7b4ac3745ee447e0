import {
  type ClinicDetailsReply,
  checkClinicDetailsReply,
} from '../../../schemas/generated/api/places/clinic-details/reply.js';
import { checkClinicDetailsRequest } from '../../../schemas/generated/api/places/clinic-details/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { distanceWrong, nextWrong, waitWrong, weekWrong } from '../../register/replies/clinics/clinicWrong.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';
import { inTheEvening } from './atNight.ts';
import { buildStoreQuery, clinicElsewhere, clinicOutvoted } from './compared/clinicElsewhere.ts';
import { duringHours } from './compared/duringHours.ts';
import { NONE, nextTime, USUAL, unlikeNext } from './compared/nextTime.ts';
import { placeDiffers } from './placeDiffers.ts';

const askForDetails = (
  { where: { locationNumber: id = '' }, provider }: Bookable,
  more: Query = {},
  next?: string,
) => ({
  query: { ...buildStoreQuery(id), ...more },
  findViolation: ({ data: { clinic } }: ClinicDetailsReply) =>
    firstWrong(
      unless(clinic.id === id, '/data/clinic/id', `${id}, as asked for`, clinic.id),
      placeDiffers(provider, clinic, '/data/clinic', 'search-time-slots'),
      weekWrong(clinic, '/data/clinic'),
      waitWrong(clinic, '/data/clinic'),
      distanceWrong(clinic, '/data/clinic'),
      nextWrong(clinic, '/data/clinic'),
      unless(
        next === undefined || next === NONE || clinic.isSchedulerEnabled !== false,
        '/data/clinic/isSchedulerEnabled',
        `true: a search offers ${next} there`,
        'false',
      ),
      unless(
        next === undefined || (clinic.nextAvailableAppointment?.start.value ?? NONE) === next,
        '/data/clinic/nextAvailableAppointment/start/value',
        `${next}, the first free time there by refresh-time-slots`,
        clinic.nextAvailableAppointment?.start.value ?? NONE,
      ),
    ),
});

/** Details of a place with the next time of a service there, which is the first that a search finds there. */
async function withNext(world: World, at: Bookable) {
  const { businessName, serviceId } = at;
  const more = { 'filter.businessName': businessName, 'filter.reasonId': String(serviceId) };
  return askForDetails(at, more, await nextTime(world, at));
}

export const clinicDetails = defineContract({
  call: 'clinic-details',
  checkRequest: checkClinicDetailsRequest,
  checkReply: checkClinicDetailsReply,
  whole: async (world) => withNext(world, await unlikeNext(world, await world.find.clinics.next())),
  cases: [
    {
      name: 'of a clinic',
      statuses: [200],
      send: async (world) => {
        const at = await world.find.clinics.next();
        // Without a service the details have the next time of this one.
        const { query, findViolation } = askForDetails(at, {}, await nextTime(world, { ...at, serviceId: USUAL }));
        const place = { ...at.provider, id: at.where.locationNumber ?? '' };
        const elsewhere = await clinicElsewhere(world.guest, 'clinic-details', place);
        return {
          query,
          findViolation: (reply) =>
            firstWrong(findViolation(reply), clinicOutvoted(elsewhere, reply.data.clinic, '/data/clinic')),
        };
      },
    },
    {
      name: 'of a pharmacy, and its next vaccine',
      statuses: [200],
      send: async (world) => withNext(world, await world.find.pharmacies.next()),
    },
    {
      name: 'of a pharmacy whose next time was just reserved: the one after it',
      statuses: [200],
      send: async (world) => {
        const at = await world.find.pharmacies.next();
        await world.guest.send('clinic-details', await withNext(world, at));
        const time = await nextTime(world, at);
        if (time === undefined) throw blocked('no time is free there');
        await world.reserve(world.rival, { ...at, time });
        return withNext(world, at);
      },
    },
    {
      name: 'by day: who sees guests is open, at the hours and with the break of that day',
      statuses: [200],
      send: async (world) => {
        const { id, dayWrong } = await duringHours(world);
        return {
          query: buildStoreQuery(id),
          findViolation: ({ data: { clinic } }) => dayWrong(clinic, '/data/clinic'),
        };
      },
    },
    {
      name: 'in the evening: today comes first, and it is closed',
      statuses: [200],
      send: async (world) => {
        const { at, eveningWrong } = await inTheEvening(world);
        return {
          query: buildStoreQuery(at.provider.providerId),
          findViolation: ({ data: { clinic } }) => eveningWrong(clinic, '/data/clinic'),
        };
      },
    },
    {
      name: 'of a store that is in another division',
      statuses: [404],
      code: 'clinicNotFound',
      send: async ({ find }) => {
        const { where } = await find.clinics.next();
        return { query: buildStoreQuery(`777${where.locationNumber?.slice(3)}`) };
      },
    },
    {
      name: 'of a pharmacy, where no business is named, which asks for a clinic',
      statuses: [404],
      code: 'clinicNotFound',
      send: async ({ find }) => {
        const { where } = await find.pharmacies.next();
        return { query: buildStoreQuery(where.locationNumber ?? '') };
      },
    },
    {
      name: 'of a clinic, as a pharmacy',
      statuses: [404],
      code: 'clinicNotFound',
      send: async ({ find }) => {
        const { where } = await find.clinics.next();
        return { query: { ...buildStoreQuery(where.locationNumber ?? ''), 'filter.businessName': 'pharmacy' } };
      },
    },
    {
      name: 'of one that does not exist',
      statuses: [404],
      code: 'clinicNotFound',
      send: () => ({ query: buildStoreQuery('99999999') }),
    },
  ],
});
