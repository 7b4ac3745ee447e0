import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { integer } from '../database/columns.ts';
import { sql } from '../database/sql.ts';

/** `GET /healthz`: 200 while the database answers, else an error. */
export function registerHealth(app: FastifyInstance, { database }: Backend): void {
  app.get('/healthz', async (_request, reply) => {
    await database.rows(sql`select 1 as one`, { one: integer });
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
