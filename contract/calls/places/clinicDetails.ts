import {
  type ClinicDetailsReply,
  checkClinicDetailsReply,
} from '../../../schemas/generated/api/places/clinic-details/reply.js';
import { checkClinicDetailsRequest } from '../../../schemas/generated/api/places/clinic-details/request.js';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import { searchWindow } from '../../world/searchWindow.ts';
import type { World } from '../../world/World.ts';
import { inTheEvening } from './atNight.ts';
import { weekWrong } from './clinicPage.ts';
import { buildStoreQuery, clinicElsewhere, clinicOutvoted } from './compared/clinicElsewhere.ts';
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
      unless(
        next === undefined || clinic.nextAvailableAppointment?.start.value === next,
        '/data/clinic/nextAvailableAppointment/start/value',
        `${next}, the first free time there by refresh-time-slots`,
        clinic.nextAvailableAppointment?.start.value ?? 'none',
      ),
    ),
});

/** The first time that a search finds for a service at a place. */
async function firstTime({ guest }: World, at: Bookable): Promise<string | undefined> {
  const searched = { ...buildDayQuery(at), ...searchWindow(-1, 13) };
  const query = { ...searched, 'filter.locationIds': at.where.locationNumber ?? '' };
  const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
  return timesOf(data.appointmentTimeSlots)[0];
}

/** Details of a place with the next time of a service there, which is the first that a search finds there. */
async function withNext(world: World, at: Bookable) {
  const { businessName, serviceId } = at;
  const more = { 'filter.businessName': businessName, 'filter.reasonId': String(serviceId) };
  return askForDetails(at, more, await firstTime(world, at));
}

export const clinicDetails = defineContract({
  call: 'clinic-details',
  checkRequest: checkClinicDetailsRequest,
  checkReply: checkClinicDetailsReply,
  whole: async (world) => withNext(world, await world.find.clinics.next()),
  cases: [
    {
      name: 'of a clinic',
      statuses: [200],
      send: async ({ find, guest }) => {
        const at = await find.clinics.next();
        const { query, findViolation } = askForDetails(at);
        const place = { ...at.provider, id: at.where.locationNumber ?? '' };
        const elsewhere = await clinicElsewhere(guest, 'clinic-details', place);
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
        const time = await firstTime(world, at);
        if (time === undefined) throw blocked('no time is free there');
        await world.reserve(world.rival, { ...at, time });
        return withNext(world, at);
      },
    },
    {
      name: 'in the evening: today comes first',
      statuses: [200],
      send: async (world) => {
        const { where } = await world.find.clinics.next();
        const todayWrong = await inTheEvening(world);
        return {
          query: buildStoreQuery(where.locationNumber ?? ''),
          findViolation: ({ data: { clinic } }) => todayWrong(clinic, '/data/clinic'),
        };
      },
    },
    {
      name: 'of a store that is in another division',
      statuses: [404],
      send: async ({ find }) => {
        const { where } = await find.clinics.next();
        return { query: buildStoreQuery(`777${where.locationNumber?.slice(3)}`) };
      },
    },
    { name: 'of one that does not exist', statuses: [404], send: () => ({ query: buildStoreQuery('99999999') }) },
  ],
});
