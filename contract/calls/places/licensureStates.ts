import { checkLicensureStatesReply } from '../../../schemas/generated/api/places/licensure-states/reply.js';
import { checkLicensureStatesRequest } from '../../../schemas/generated/api/places/licensure-states/request.js';
import { checkSearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { states as everyState } from '../../../schemas/states.ts';
import { defineContract } from '../../case/defineContract.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { ask } from '../../world/ask.ts';
import { searchWindow } from '../../world/searchWindow.ts';

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
        findViolation: ({ data: { 'licensure-states': states } }) => {
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
          );
        },
      }),
    },
    {
      name: 'of a dietitian: a search in each state warns where nobody is licensed, and nowhere else',
      statuses: [200],
      send: async ({ find, guest }) => {
        const { serviceId } = await find.dietitians.first();
        const own = { 'filter.serviceId': String(serviceId) };
        const { data } = await ask(guest, 'licensure-states', checkLicensureStatesReply, { query: own });
        const codes = data['licensure-states'].map(({ code }) => code);
        const licensed = new Set<string>();
        for (const code of codes) {
          const query = {
            'filter.businessNames': ['dietitian'],
            'filter.serviceIds': [String(serviceId)],
            ...searchWindow(4, 0),
            'filter.state': code,
            'filter.isVirtualVisit': 'false',
          };
          const { warnings } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
          if (!warnings?.appointmentTimeSlots?.some((warning) => warning.code === 'notLicensed')) licensed.add(code);
        }
        return {
          query: own,
          findViolation: (reply) =>
            firstWrong(
              ...reply.data['licensure-states'].map(({ code, hasLicense }, index) =>
                unless(
                  hasLicense === licensed.has(code),
                  `/data/licensure-states/${index}/hasLicense`,
                  `${licensed.has(code)} in ${code}, as a search there says`,
                  String(hasLicense),
                ),
              ),
            ),
        };
      },
    },
    { name: 'of an unknown service', statuses: [404], send: () => ({ query: { 'filter.serviceId': '999999999' } }) },
  ],
});
