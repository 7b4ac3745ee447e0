import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';

/** GET `/analytics`: what this process has collected, oldest first. DELETE: forgets it. */
export function controlAnalytics(scope: FastifyInstance, { eventLog }: Backend): void {
  const listRecords = async () => ({ records: eventLog.read() });
  scope.get('/analytics', listRecords);
  scope.delete('/analytics', async () => {
    eventLog.clear();
    return listRecords();
  });
}
