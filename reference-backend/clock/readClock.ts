import { instant } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

/** Reads the current time for a request. Statements get it as a parameter and never ask the database for the time. */
export type Clock = (queries: Queries) => Promise<Date>;

/**
 * The real time, unless `/reference/clock` set another one. The setting is in the database, so it applies to every
 * process.
 */
export const settableClock: Clock = async (queries) => {
  const real = new Date();
  const [row] = await queries.rows(
    sql`select set_to + case when running then ${real.toISOString()}::timestamptz - set_at else interval '0' end as now from clock`,
    { now: instant },
  );
  return row?.now ?? real;
};

/** Sets the clock of every process. If `running`, it goes on from `now`; otherwise it stands still. */
export async function setClock(queries: Queries, now: Date, running: boolean): Promise<void> {
  await queries.run(sql`
    insert into clock (set_to, set_at, running)
    values (${now.toISOString()}::timestamptz, ${new Date().toISOString()}::timestamptz, ${running}::boolean)
    on conflict (only_row) do update set set_to = excluded.set_to, set_at = excluded.set_at, running = excluded.running`);
}

/** Sets the clock back to the real time. */
export async function resetClock(queries: Queries): Promise<void> {
  await queries.run(sql`delete from clock`);
}
