import type { Clinic } from '../../schemas/generated/api/places/clinic-details/reply.js';
import { refuse } from '../calls/handling/Refusal.ts';
import { sql } from '../database/sql.ts';
import { readClinics } from './readClinics.ts';
import { type SearchVisit, withTimes } from './withTimes.ts';

/** The business and the service that calls about clinics mean where a request names none (API-8). */
export const defaults = { businessName: 'tlc', reasonId: '29' } as const;

interface Named {
  /** Division number, then store number. */
  readonly id: string;
  readonly businessName?: string | undefined;
  readonly reasonId?: string | undefined;
}

/** @throws Refusal 404 where the business has no such place */
export async function findClinic(
  { id, businessName = defaults.businessName, reasonId = defaults.reasonId }: Named,
  visit: SearchVisit,
): Promise<Clinic> {
  const places = await readClinics(
    visit.searches,
    sql`
    select provider_id, null::float8 as distance, 1 as position from providers
    where provider_id = ${id} and business_name = ${businessName}`,
  );
  const [clinic] = await withTimes(places, Number(reasonId), visit);
  if (!clinic) throw refuse('clinicNotFound');
  return clinic;
}
