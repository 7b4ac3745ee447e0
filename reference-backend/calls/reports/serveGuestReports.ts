import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { guestReports } from '../../../app/reports/guestReports.ts';
import type { Backend } from '../../Backend.ts';
import { clientOf, storedClient } from '../../limits/clientOf.ts';
import { consumePerClient } from '../../limits/consumePerClient.ts';
import { refuse } from '../handling/Refusal.ts';
import { readReports } from './readReports.ts';

/** Twenty reports have less. */
const MOST_BYTES = 4 * 1024;

/**
 * Takes the reports of pages, and serves the scripts that send them, where the operator has turned that on. They are
 * counted, and nothing of them is logged or kept.
 */
export async function serveGuestReports(app: FastifyInstance, backend: Backend): Promise<void> {
  const { configuration, database, clock, limits, metrics } = backend;
  if (!configuration.guestReports) return;
  app.post(guestReports, {
    bodyLimit: MOST_BYTES,
    preParsing: async (request) => {
      const client = storedClient(database.keyring, clientOf(request, configuration.trustedNetworks));
      await consumePerClient(database, { limits, now: await clock(database), ...client }, 'reportCallsPerClient');
    },
    handler: async ({ body }, reply) => {
      const reports = readReports(body);
      if (reports === undefined) throw refuse('badRequest', 'the reports cannot be read');
      for (const report of reports) metrics.reported(report);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
  await app.register(fastifyStatic, {
    root: configuration.reportsDirectory,
    prefix: '/guest-reports/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response) => void response.setHeader('cache-control', 'no-cache'),
  });
}
