import type { LicensureStatesReply } from '../../schemas/generated/api/licensure-states/reply.js';
import { checkLicensureStatesRequest } from '../../schemas/generated/api/licensure-states/request.js';
import { licensureStates as statesFor } from '../world/licensureStates.ts';
import { services } from '../world/services.ts';
import { defineCall } from './defineCall.ts';
import { refuse } from './Refusal.ts';

/** In which states a service may be given by video. */
export const licensureStates = defineCall({
  name: 'licensure-states',
  checkRequest: checkLicensureStatesRequest,
  answer: async (request): Promise<LicensureStatesReply> => {
    const service = services.find(({ id }) => id === Number(request['filter.serviceId']));
    if (!service) throw refuse(404, 'unknownService', 'there is no such service');
    const states = statesFor(service);
    const licensed = states.filter(({ hasLicense }) => hasLicense).length;
    return {
      data: { 'licensure-states': states },
      meta: { 'licensure-states': { total: states.length, licensed } },
    };
  },
});
