import {
  checkRefreshTimeSlotsReply,
  type RefreshTimeSlotsReply,
} from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import type { Found } from '../../world/Finder.ts';
import type { Caller } from '../../world/Guest.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import { windowAfter, windowUpTo } from '../../world/searchWindow.ts';
import type { World } from '../../world/World.ts';
import { licensesOf } from '../places/licensesOf.ts';
import { placeDiffers } from '../places/placeDiffers.ts';
import { keepsTo } from './keepsTo.ts';
import { withAnother } from './unlikeServices.ts';

const rowsAt = '/data/appointmentTimeSlots';

/** Asks for somebody with a free time on the first day of a window, and then on the last. */
async function onBothEnds(guest: Caller, free: Bookable, more: Query) {
  const day = free.time.slice(0, 10);
  const from = { ...buildDayQuery(free), ...windowAfter(day, 2), ...more };
  const query: Query = { ...buildDayQuery(free), ...windowUpTo(day), ...more };
  const first = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query: from });
  // Every reply to one is held to the other, of whomever of both.
  const { 'filter.licensureState': state, ...window } = query;
  if (state !== undefined) await guest.send('search-time-slots', { query: { ...window, 'filter.state': state } });
  return {
    query,
    findViolation: (reply: RefreshTimeSlotsReply) =>
      firstWrong(describes(free, from)(first), describes(free, query)(reply)),
  };
}

/** Finds a reply in which a person is missing whom a search has found, or is described otherwise, such as in another zone. */
const describes =
  ({ provider, time }: Bookable, query: Query) =>
  (reply: RefreshTimeSlotsReply) => {
    const rows = reply.data.appointmentTimeSlots;
    const index = rows.findIndex((row) => row.provider.providerId === provider.providerId);
    const row = rows[index];
    const wrong = firstWrong(
      unless(row !== undefined, rowsAt, 'with who was found by a search', 'without'),
      row && placeDiffers(provider, row.provider, `${rowsAt}/${index}/provider`, 'search-time-slots'),
      unless(
        row === undefined || timesOf([row]).includes(time),
        `${rowsAt}/${index}/services`,
        `with ${time}, as the search says`,
        'without it',
      ),
    );
    return wrong ?? keepsTo(query)(reply);
  };

/** Places of other kinds than the usual one, and persons, by their ids: each beside another one, if there is one. */
const BY_ID = {
  'of a dietitian, after another one': 'dietitians',
  'of a clinic in another time zone': 'elsewhere',
} as const;

/** The ids of another provider of a pool than some, if there is one. */
async function another(pool: Found['clinics'], ids: readonly string[]): Promise<readonly string[]> {
  const other = await pool.where(({ provider }) => !ids.includes(provider.providerId));
  return other ? [other.provider.providerId] : [];
}

/** Asks for somebody after another one, and alone: every reply to one is held to the other. */
async function afterAnother({ find, guest }: World, pool: 'dietitians' | 'elsewhere') {
  const free = await find[pool].next();
  const own = free.provider.providerId;
  const ids = [...(await another(find[pool], [own])), own];
  const sending = await onBothEnds(guest, free, { 'filter.locationIds': ids.join(',') });
  await guest.send('refresh-time-slots', { query: { ...sending.query, 'filter.locationIds': own } });
  return sending;
}

/** Asks for a pharmacy, two clinics and another pharmacy, which no server has in this order but who keeps to what was asked for. */
async function pharmaciesAroundClinics({ find, guest }: World) {
  const free = await find.pharmacies.next();
  const own = free.provider.providerId;
  const clinic = (await find.clinics.first()).provider.providerId;
  const ids = [own, clinic, ...(await another(find.clinics, [clinic])), ...(await another(find.pharmacies, [own]))];
  return onBothEnds(guest, free, {
    'filter.businessNames': ['tlc', 'pharmacy'],
    'filter.locationIds': ids.join(','),
  });
}

/** Who is asked for again is who was found by a search. */
export const personRefreshCases: readonly ContractCase<RefreshTimeSlotsReply>[] = [
  {
    name: 'by video in a state, two services at once, the higher number first',
    statuses: [200],
    send: async ({ find, guest, target }) => {
      const free = await find.videos.next();
      const both = await withAnother(find, free);
      return onBothEnds(guest, free, {
        ...both,
        'filter.isVirtualVisit': 'true',
        'filter.licensureState': target.state,
      });
    },
  },
  {
    name: 'dietitians of a state',
    statuses: [200],
    send: async ({ find, guest, target }) => {
      const asked = { 'filter.isVirtualVisit': 'false', 'filter.licensureState': target.state };
      return onBothEnds(guest, await find.dietitians.next(), asked);
    },
  },
  {
    name: 'by video in a state where nobody is licensed: nobody',
    statuses: [200],
    send: async (world) => {
      const free = await world.find.videos.next();
      const { unlicensed } = await licensesOf(world, free.serviceId);
      return {
        query: { ...buildDayQuery(free), 'filter.isVirtualVisit': 'true', 'filter.licensureState': unlicensed },
        findViolation: ({ data: { appointmentTimeSlots: rows } }) =>
          unless(timesOf(rows).length === 0, rowsAt, `no time for guests in ${unlicensed}`, 'times'),
      };
    },
  },
  ...Object.entries(BY_ID).map(
    ([name, pool]): ContractCase<RefreshTimeSlotsReply> => ({
      name,
      statuses: [200],
      send: (world) => afterAnother(world, pool),
    }),
  ),
  {
    name: 'of a pharmacy, two clinics and another pharmacy: in this order',
    statuses: [200],
    send: pharmaciesAroundClinics,
  },
];
