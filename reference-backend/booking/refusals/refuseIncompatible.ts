import { Refusal, refuse } from '../../calls/handling/Refusal.ts';
import type { ReadVaccineRules } from '../../content/keepVaccineRules.ts';
import { integer } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';

/**
 * Refuses services that cannot be given at one time: vaccines that the rules keep apart, more vaccines than they allow,
 * and a service together with its follow-up.
 * @throws Refusal 400
 */
export async function refuseIncompatible(
  queries: Pick<Queries, 'rows'>,
  serviceIds: readonly number[],
  readRules: ReadVaccineRules,
): Promise<void> {
  if (serviceIds.length < 2) return;
  const { most, incompatible } = await readRules();
  if (incompatible.some((set) => set.every((id) => serviceIds.includes(Number(id)))))
    throw refuse('incompatibleServices');
  const [found] = await queries.rows(
    sql`
    select count(*) filter (where is_vaccine)::int as vaccines,
      count(*) filter (where followup_service_id = any(${serviceIds}::int[]))::int as pairs
    from services where service_id = any(${serviceIds}::int[])`,
    { vaccines: integer, pairs: integer },
  );
  if (found?.pairs) throw refuse('incompatibleServices', 'a service and its follow-up are asked for at one time');
  if (found !== undefined && found.vaccines > most)
    throw new Refusal(400, [
      { code: 'maxItems', message: `must NOT have more than ${most} vaccines`, path: '/serviceIds' },
    ]);
}
