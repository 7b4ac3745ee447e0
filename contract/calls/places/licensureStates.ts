import { checkLicensureStatesReply } from '../../../schemas/generated/api/places/licensure-states/reply.js';
import { checkLicensureStatesRequest } from '../../../schemas/generated/api/places/licensure-states/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { unless } from '../../check/unless.ts';

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
          return unless(
            states[at]?.hasLicense === true,
            `/data/licensure-states/${at}/hasLicense`,
            `true in ${target.state}, where it is free`,
            at < 0 ? 'no such state' : 'false',
          );
        },
      }),
    },
    { name: 'of an unknown service', statuses: [404], send: () => ({ query: { 'filter.serviceId': '999999999' } }) },
  ],
});
