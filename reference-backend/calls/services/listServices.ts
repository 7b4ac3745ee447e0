import type { ListServicesReply, ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import {
  checkListServicesRequest,
  type ListServicesRequest,
} from '../../../schemas/generated/api/services/list-services/request.js';
import { flag, integer, nullable, type Row, text, texts } from '../../database/columns.ts';
import type { Database } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import { defineCall } from '../handling/defineCall.ts';
import { refuse } from '../handling/Refusal.ts';

const columns = {
  service_id: integer,
  name: text,
  group_name: text,
  group_order: integer,
  list_order: integer,
  max_days_ahead: nullable(integer),
  lead_time_days: integer,
  followup_service_id: nullable(integer),
  followup_after_days: nullable(integer),
  business_names: texts,
  is_vaccine: flag,
  is_covid_vaccine: flag,
  dose: nullable(integer),
  not_menu_option: flag,
};

/** Lists what the requested businesses offer; with a location, only what that location offers. */
export const listServices = defineCall({
  name: 'list-services',
  checkRequest: checkListServicesRequest,
  answer: (request, { database }) => list(database, request, request['filter.locationId']),
});

/** The same call at a second address, where the location is required. */
export const listServicesAtLocation = defineCall({
  name: 'list-services',
  checkRequest: checkListServicesRequest,
  answer: async (request, { database }): Promise<ListServicesReply> => {
    const location = request['filter.locationId'];
    if (location === undefined) throw refuse('missingLocation', 'filter.locationId is missing');
    const [found] = await database.rows(
      sql`select exists (select from providers where provider_id = ${location}) as is_known`,
      { is_known: flag },
    );
    if (!found?.is_known) throw refuse('unknownLocation');
    return list(database, request, location);
  },
});

async function list(
  database: Database,
  { 'filter.businessNames': businessNames }: ListServicesRequest,
  location: string | undefined,
): Promise<ListServicesReply> {
  const rows = await database.rows(
    sql`
    select * from services s
    where business_names && ${businessNames}::text[]
      and (${location ?? null}::text is null or exists (
        select from provider_services o where o.provider_id = ${location ?? null} and o.service_id = s.service_id))
    order by list_order`,
    columns,
  );
  return { data: { services: rows.map(buildService) } };
}

const buildService = (row: Row<typeof columns>): ServiceType => ({
  id: row.service_id,
  name: row.name,
  groupName: row.group_name,
  groupOrder: row.group_order,
  order: row.list_order,
  ...(row.max_days_ahead !== null && { maxDaysAhead: row.max_days_ahead }),
  ...(row.lead_time_days > 0 && { leadTimeDays: row.lead_time_days }),
  ...(row.followup_service_id !== null && { followupServiceId: row.followup_service_id }),
  ...(row.followup_after_days !== null && { followupAfterDays: row.followup_after_days }),
  businessNames: [...row.business_names],
  isVaccine: row.is_vaccine,
  isCovidVaccine: row.is_covid_vaccine,
  ...(row.dose !== null && { dose: row.dose }),
  notMenuOption: row.not_menu_option,
});
