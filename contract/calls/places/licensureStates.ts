import {
  checkLicensureStatesReply,
  type LicensureStatesReply,
} from '../../../schemas/generated/api/places/licensure-states/reply.js';
import { checkLicensureStatesRequest } from '../../../schemas/generated/api/places/licensure-states/request.js';
import { checkSearchClinicsReply } from '../../../schemas/generated/api/places/search-clinics/reply.js';
import { checkListServicesReply } from '../../../schemas/generated/api/services/list-services/reply.js';
import { checkSearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { states as everyState } from '../../../schemas/states.ts';
import { defineContract } from '../../case/defineContract.ts';
import { skipped } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import { searchWindow } from '../../world/searchWindow.ts';
import type { World } from '../../world/World.ts';

const NAMES = { videos: 'a service only by video', dietitians: 'a dietitian' } as const;

const licensedFor = (businessName: string, serviceId: number, state: string, isVirtualVisit: boolean): Query => ({
  'filter.businessNames': [businessName],
  'filter.serviceIds': [String(serviceId)],
  ...searchWindow(4, 0),
  'filter.state': state,
  'filter.isVirtualVisit': String(isVirtualVisit),
});

/** A service that no clinic near the place gives: one that clinics give is licensed in the states of all of them, too. */
async function onlyByVideo({ guest, target }: World): Promise<number> {
  const businessName = 'tlc';
  const listServices = async (more: Query = {}) => {
    const query = { 'filter.businessNames': [businessName], ...more };
    const { data } = await ask(guest, 'list-services', checkListServicesReply, { query });
    return data.services.map(({ id }) => id);
  };
  const near = { query: { freeFormAddress: target.place, pageSize: '50' } };
  const { data } = await ask(guest, 'search-clinics', checkSearchClinicsReply, near);
  const given = await Promise.all(data.clinics.map(({ id }) => listServices({ 'filter.locationId': id })));
  const candidates = await listServices();
  for (const id of candidates.filter((each) => !given.flat().includes(each))) {
    const byVideo = { query: licensedFor(businessName, id, target.state, true) };
    const found = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, byVideo);
    if (found.data.appointmentTimeSlots.length > 0) return id;
  }
  throw skipped('every service by video is given in clinics, too');
}

/** Finds counts that are not those of the list. */
function countsWrong({ data, meta }: LicensureStatesReply) {
  const states = data['licensure-states'];
  const licensed = states.filter(({ hasLicense }) => hasLicense).length;
  const { total = states.length, licensed: count = licensed } = meta?.['licensure-states'] ?? {};
  return firstWrong(
    unless(total === states.length, '/meta/licensure-states/total', `${states.length}`, `${total}`),
    unless(count === licensed, '/meta/licensure-states/licensed', `${licensed}, those with a license`, `${count}`),
  );
}

export const licensureStates = defineContract({
  call: 'licensure-states',
  checkRequest: checkLicensureStatesRequest,
  checkReply: checkLicensureStatesReply,
  whole: () => ({ query: { 'filter.serviceId': '201' } }),
  cases: [
    {
      name: 'of a service by video',
      statuses: [200],
      send: async ({ find, target }) => ({
        query: { 'filter.serviceId': String((await find.videos.next()).serviceId) },
        findViolation: (reply) => {
          const states = reply.data['licensure-states'];
          const at = states.findIndex(({ code }) => code === target.state);
          const missing = Object.keys(everyState).filter(
            (each) => states.filter(({ code }) => code === each).length !== 1,
          );
          return firstWrong(
            unless(missing.length === 0, '/data/licensure-states', 'each state and DC once', `not ${missing[0]}`),
            unless(
              states[at]?.hasLicense === true,
              `/data/licensure-states/${at}/hasLicense`,
              `true in ${target.state}, where it is free`,
              'false',
            ),
            ...states.map(({ name, code }, index) =>
              unless(
                name === everyState[code],
                `/data/licensure-states/${index}/name`,
                `${everyState[code]}, which has the code ${code}`,
                name,
              ),
            ),
            countsWrong(reply),
          );
        },
      }),
    },
    ...(['videos', 'dietitians'] as const).map((whose) => ({
      name: `of ${NAMES[whose]}: a search in each state warns where nobody is licensed, and nowhere else`,
      statuses: [200],
      send: async (world: World) => {
        const { find, guest } = world;
        const { businessName, ...found } = await find[whose].first();
        const serviceId = whose === 'videos' ? await onlyByVideo(world) : found.serviceId;
        const own = { 'filter.serviceId': String(serviceId) };
        const { data } = await ask(guest, 'licensure-states', checkLicensureStatesReply, { query: own });
        const codes = data['licensure-states'].map(({ code }) => code);
        const licensed = new Set<string>();
        for (const code of codes) {
          const query = licensedFor(businessName, serviceId, code, whose === 'videos');
          const found = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
          const isWarned = found.warnings?.appointmentTimeSlots?.some((warning) => warning.code === 'notLicensed');
          if (!isWarned || found.data.appointmentTimeSlots.length > 0) licensed.add(code);
        }
        return {
          query: own,
          findViolation: (reply: LicensureStatesReply) =>
            firstWrong(
              ...reply.data['licensure-states'].map(({ code, hasLicense }, index) =>
                unless(
                  hasLicense === licensed.has(code),
                  `/data/licensure-states/${index}/hasLicense`,
                  `${licensed.has(code)} in ${code}, as a search there says`,
                  String(hasLicense),
                ),
              ),
              countsWrong(reply),
            ),
        };
      },
    })),
    {
      name: 'of an unknown service',
      statuses: [404],
      code: 'unknownService',
      send: () => ({ query: { 'filter.serviceId': '999999999' } }),
    },
  ],
});
