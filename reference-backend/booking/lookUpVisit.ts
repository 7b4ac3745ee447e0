import { json } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { providerDocument } from '../slots/providerDocument.ts';
import { addsFluVaccine } from './addsFluVaccine.ts';

/**
 * Reads the `data` of `schemas/api/appointments/lookup-appointment/reply.json` with a single statement that changes nothing: the
 * appointment with its follow-up, whichever of the two has the id, and where both take place. Of what is stored about
 * the patient it reads the state of a visit by video alone, without which nobody could look for another time.
 * @returns JSON, not yet checked
 */
export async function lookUpVisit(queries: Queries, id: string, now: Date): Promise<unknown> {
  const [found] = await queries.rows(
    sql`
    with asked as (select appointment_id, provider_id, coalesce(followup_of, appointment_id) as first_id,
        coalesce(licensure_state, request ->> 'licensureState') as licensure_state
      from appointments where appointment_id = ${id})
    select jsonb_build_object(
      'appointments', (
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'id', a.appointment_id,
          'confirmCode', case when asked.appointment_id in (a.appointment_id, a.followup_of) then a.confirm_code end,
          'calendarUid', a.calendar_uid,
          'status', a.status,
          'isPast', a.starts_at <= ${now.toISOString()}::timestamptz,
          'canReschedule', a.status = 'BOOKED' and a.starts_at > ${now.toISOString()}::timestamptz
            and asked.appointment_id in (a.appointment_id, coalesce(a.followup_of, '')),
          'canRescheduleBoth', case when a.appointment_id = asked.appointment_id and a.status = 'BOOKED'
            and a.starts_at > ${now.toISOString()}::timestamptz
            and exists (select from appointments f where f.followup_of = a.appointment_id and f.status = 'BOOKED') then true end,
          'dateTime', jsonb_build_object(
            'value', to_char(a.starts_at at time zone p.timezone, 'YYYY-MM-DD HH24:MI:SS'), 'timezone', p.timezone),
          'services', (
            select coalesce(jsonb_agg(jsonb_build_object('id', s.service_id, 'name', s.name)
              order by array_position(a.service_ids, s.service_id)), '[]'::jsonb)
            from services s where s.service_id = any(a.service_ids)),
          'addsFluVaccine', case when ${addsFluVaccine} then true end
        )) order by a.followup_of nulls first)
        from appointments a where a.appointment_id = asked.first_id or a.followup_of = asked.first_id),
      'provider', ${providerDocument} - array['image', 'description']
        || jsonb_strip_nulls(jsonb_build_object('licensureState', asked.licensure_state))
    ) as found
    from asked join providers p using (provider_id)`,
    { found: json },
  );
  return found?.found;
}
