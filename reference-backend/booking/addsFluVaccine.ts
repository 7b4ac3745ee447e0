import { sql } from '../database/sql.ts';

/**
 * Whether appointment `a` was booked with the promoted flu vaccine besides its services (BOOK-20), as SQL. It is known
 * by its name alone, because a request may name any vaccine, and what guests read must not repeat a stranger's words.
 */
export const addsFluVaccine = sql`(
  a.followup_of is null and coalesce(a.wants_flu_vaccine, a.request -> 'requestedVaccinations' @> '["Flu Vaccine"]'::jsonb)
  and not exists (select from services s where s.service_id = any(a.service_ids) and s.name = 'Flu Vaccine'))`;
