import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { refuse } from '../calls/handling/Refusal.ts';
import { integer } from '../database/columns.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { newestMigration } from '../database/migrate.ts';
import { sql } from '../database/sql.ts';
import { inTime } from './inTime.ts';

const ALIVE = '/livez';

/**
 * `GET /livez`: 200 while the process answers at all, whatever the database does, because a restart would not help the
 * database. `GET /readyz` and `/healthz`: 200 while the database answers and can be written, and its tables have not
 * become too new for this program, else 503, within ten seconds, and 503 as soon as the server is to end. Until the
 * database is up to date, all addresses but `/livez` answer 503.
 */
export function registerHealth(
  app: FastifyInstance,
  {
    configuration,
    database,
    isPrepared,
    closing,
    whyNotWritten,
  }: Pick<Backend, 'configuration' | 'database' | 'isPrepared' | 'closing' | 'whyNotWritten'>,
): void {
  const program = newestMigration();
  app.addHook('onRequest', async (request) => {
    if (!isPrepared() && request.routeOptions.url !== ALIVE) throw new DatabaseUnavailable('starting', undefined);
  });
  app.get(ALIVE, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, async (_request, reply) => {
      if (closing.aborted) throw refuse('closing');
      const answer = database.rows(sql`select version from oldest_program`, { version: integer });
      const late = () => new DatabaseUnavailable('late', undefined);
      const checked = Promise.all([answer, whyNotWritten()]);
      const [[oldest], failure] = await inTime(checked, configuration.deadlines.readyMs, late);
      if (failure) throw failure;
      if ((oldest?.version ?? 0) > (await program)) throw new DatabaseUnavailable('outdated program', undefined);
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    });
  }
}
