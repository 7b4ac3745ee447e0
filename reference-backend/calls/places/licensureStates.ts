import type { LicensureStatesReply } from '../../../schemas/generated/api/places/licensure-states/reply.js';
import { checkLicensureStatesRequest } from '../../../schemas/generated/api/places/licensure-states/request.js';
import { states } from '../../../schemas/states.ts';
import { flag, texts } from '../../database/columns.ts';
import { sql } from '../../database/sql.ts';
import { defineCall } from '../handling/defineCall.ts';
import { refuse } from '../handling/Refusal.ts';

/**
 * The states in which a service may be given by video: those in which somebody who gives it is licensed. The staff of a
 * place is licensed in the place's state.
 */
export const licensureStates = defineCall({
  name: 'licensure-states',
  checkRequest: checkLicensureStatesRequest,
  answer: async (request, { database }): Promise<LicensureStatesReply> => {
    const serviceId = Number(request['filter.serviceId']);
    const [found] = await database.rows(
      sql`
      select exists (select from services where service_id = ${serviceId}::int) as is_known, array(
        select distinct unnest(coalesce(p.licensed_states, array[p.state_province]))
        from provider_services join providers p using (provider_id) where service_id = ${serviceId}::int) as licensed`,
      { is_known: flag, licensed: texts },
    );
    if (!found?.is_known) throw refuse('unknownService');
    const all = Object.entries(states).map(([code, name]) => ({
      name,
      code,
      hasLicense: found.licensed.includes(code),
    }));
    return {
      data: { 'licensure-states': all },
      meta: {
        'licensure-states': { total: all.length, licensed: all.filter(({ hasLicense }) => hasLicense).length },
      },
    };
  },
});
