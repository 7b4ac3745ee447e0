import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { refuse } from '../calls/handling/Refusal.ts';
import { resetClock, setClock } from '../clock/setClock.ts';
import { readBody } from './readBody.ts';

/** GET: the time. PUT `{ now: ISO instant, frozen?: boolean }`: set it; it goes on from there, or stands still. DELETE: the real time again. */
export function controlClock(scope: FastifyInstance, { database, clock }: Backend): void {
  const describeClock = async () => ({ now: (await clock(database)).toISOString() });
  scope.get('/clock', describeClock);
  scope.put('/clock', async (request) => {
    const { now, frozen = false } = readBody(request.body);
    const at = new Date(typeof now === 'string' ? now : Number.NaN);
    if (Number.isNaN(at.getTime()) || typeof frozen !== 'boolean') {
      throw refuse(400, 'badClock', 'send { "now": ISO instant, "frozen": boolean }');
    }
    await setClock(database, at, !frozen);
    return describeClock();
  });
  scope.delete('/clock', async () => {
    await resetClock(database);
    return describeClock();
  });
}
