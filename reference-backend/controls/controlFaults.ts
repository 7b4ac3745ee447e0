import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { refuse } from '../calls/handling/Refusal.ts';
import { clearFaults, isFault, readFaults, setFault } from './faults.ts';
import { readBody } from './readBody.ts';

/** GET: what will go wrong. PUT `/faults/{call}` with a fault and `times` (default 1): make it so. DELETE: nothing goes wrong any more. */
export function controlFaults(scope: FastifyInstance, { database }: Backend): void {
  const listFaults = async () => ({ faults: await readFaults(database) });
  scope.get('/faults', listFaults);
  scope.put<{ Params: { call: string } }>('/faults/:call', async (request) => {
    const { times = 1, ...fault } = readBody(request.body);
    if (!isFault(fault) || !Number.isInteger(times) || Number(times) < 1) {
      throw refuse(400, 'badFault', 'send { "status", "body", "delayMs", "cut": "before" or "after", "times" }');
    }
    await setFault(database, request.params.call, fault, Number(times));
    return listFaults();
  });
  scope.delete('/faults', async () => {
    await clearFaults(database);
    return listFaults();
  });
}
