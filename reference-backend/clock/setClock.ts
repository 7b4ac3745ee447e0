import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

/** Sets the clock of every process. `running`: goes on from there; else it stands still. */
export async function setClock(queries: Queries, now: Date, running: boolean): Promise<void> {
  await queries.run(sql`
    insert into clock (set_to, set_at, running)
    values (${now.toISOString()}::timestamptz, ${new Date().toISOString()}::timestamptz, ${running}::boolean)
    on conflict (only_row) do update set set_to = excluded.set_to, set_at = excluded.set_at, running = excluded.running`);
}

/** Back to the real time. */
export async function resetClock(queries: Queries): Promise<void> {
  await queries.run(sql`delete from clock`);
}
