import type { ListServicesReply } from '../../schemas/generated/api/list-services/reply.js';
import { checkListServicesRequest } from '../../schemas/generated/api/list-services/request.js';
import { flag, integer, nullable, text, texts } from '../database/columns.ts';
import { sql } from '../database/sql.ts';
import { defineCall } from './defineCall.ts';

const columns = {
  service_id: integer,
  name: text,
  group_name: text,
  group_order: integer,
  list_order: integer,
  max_days_ahead: nullable(integer),
  followup_service_id: nullable(integer),
  followup_after_days: nullable(integer),
  business_names: texts,
  is_vaccine: flag,
  is_covid_vaccine: flag,
  dose: nullable(integer),
  not_menu_option: flag,
};

/** What the asked businesses offer. */
export const listServices = defineCall({
  name: 'list-services',
  checkRequest: checkListServicesRequest,
  answer: async (request, { database }): Promise<ListServicesReply> => {
    const rows = await database.rows(
      sql`select * from services where business_names && ${request['filter.businessNames']}::text[] order by list_order`,
      columns,
    );
    return {
      data: {
        services: rows.map((row) => ({
          id: row.service_id,
          name: row.name,
          groupName: row.group_name,
          groupOrder: row.group_order,
          order: row.list_order,
          ...(row.max_days_ahead !== null && { maxDaysAhead: row.max_days_ahead }),
          ...(row.followup_service_id !== null && { followupServiceId: row.followup_service_id }),
          ...(row.followup_after_days !== null && { followupAfterDays: row.followup_after_days }),
          businessNames: [...row.business_names],
          isVaccine: row.is_vaccine,
          isCovidVaccine: row.is_covid_vaccine,
          ...(row.dose !== null && { dose: row.dose }),
          notMenuOption: row.not_menu_option,
        })),
      },
    };
  },
});
