import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { integer } from '../database/columns.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { sql } from '../database/sql.ts';
import { inTime } from './inTime.ts';

const ALIVE = '/livez';

/**
 * `GET /livez`: 200 while the process answers at all, whatever the database does, because a restart would not help the
 * database. `GET /readyz` and `/healthz`: 200 while the database answers, else 503, within ten seconds. Until the
 * database is up to date, all addresses but `/livez` answer 503.
 */
export function registerHealth(app: FastifyInstance, { configuration, database, isPrepared }: Backend): void {
  app.addHook('onRequest', async (request) => {
    if (!isPrepared() && request.routeOptions.url !== ALIVE) throw new DatabaseUnavailable('starting', undefined);
  });
  app.get(ALIVE, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, async (_request, reply) => {
      const answer = database.rows(sql`select 1 as one`, { one: integer });
      await inTime(answer, configuration.deadlines.readyMs, () => new DatabaseUnavailable('late', undefined));
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    });
  }
}
