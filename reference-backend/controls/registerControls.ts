import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../Backend.ts';
import { refuseBrokenText } from '../calls/bodies/refuseBrokenText.ts';
import { nothingHere, refuse } from '../calls/handling/Refusal.ts';
import { resetClock, setClock } from '../clock/readClock.ts';
import type { ControlsAccess } from '../configuration/configuration.ts';
import { controlAnalytics } from './controlAnalytics.ts';
import { controlAppointments } from './controlAppointments.ts';
import { controlOutbox } from './controlOutbox.ts';
import { controlPreviews } from './controlPreviews.ts';
import { isFault } from './faults.ts';
import { serveApi } from './serveApi.ts';
import { knowsToken, takeToken } from './token.ts';

/** The JSON object in a request's body, its members not yet checked; empty where the body is something else. */
const readBody = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};

/**
 * @throws Refusal 404 where the controls are off, as for an address that does not exist; 403 where the token is missing
 */
function requireAccess(request: FastifyRequest, access: ControlsAccess): void {
  if (access === 'off') throw nothingHere();
  if (access === 'on' || knowsToken(request, access.token)) return;
  throw refuse('tokenMissing');
}

/** `/reference/*`: clock, faults, kept bookings, outbox, collected events, previews and the description of the calls, for tests and for people who try the app by hand. */
export async function registerControls(app: FastifyInstance, backend: Backend): Promise<void> {
  const { controls } = backend.configuration;
  if (typeof controls === 'object') takeToken(app, controls.token);
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        requireAccess(request, controls);
      });
      scope.addHook('preHandler', async ({ params, body }) => {
        for (const part of [params, body]) refuseBrokenText(part);
      });
      controlClock(scope, backend);
      controlFaults(scope, backend);
      controlAppointments(scope, backend);
      controlOutbox(scope, backend);
      controlAnalytics(scope, backend);
      controlPreviews(scope);
      serveApi(scope);
    },
    { prefix: '/reference' },
  );
}

/**
 * GET: the time. PUT `{ now: ISO instant, frozen?: boolean }`: sets it; it goes on from there, or stands still where
 * `frozen`. DELETE: goes back to the real time.
 */
function controlClock(scope: FastifyInstance, { database, clock }: Backend): void {
  const describeClock = async () => ({ now: (await clock(database)).toISOString() });
  scope.get('/clock', describeClock);
  scope.put('/clock', async (request) => {
    const { now, frozen = false } = readBody(request.body);
    const at = new Date(typeof now === 'string' ? now : Number.NaN);
    if (Number.isNaN(at.getTime()) || typeof frozen !== 'boolean') {
      throw refuse('badClock');
    }
    await setClock(database, at, !frozen);
    return describeClock();
  });
  scope.delete('/clock', async () => {
    await resetClock(database);
    return describeClock();
  });
}

/**
 * GET: the faults that are still to happen. PUT `/faults/{call}` with a fault and `times` (default 1): sets it. DELETE:
 * removes all faults.
 */
function controlFaults(scope: FastifyInstance, { faults }: Backend): void {
  const listFaults = async () => ({ faults: await faults.list() });
  scope.get('/faults', listFaults);
  scope.put<{ Params: { call: string } }>('/faults/:call', async (request) => {
    const { times = 1, ...fault } = readBody(request.body);
    if (!isFault(fault) || !Number.isInteger(times) || Number(times) < 1) {
      throw refuse('badFault');
    }
    await faults.set(request.params.call, fault, Number(times));
    return listFaults();
  });
  scope.delete('/faults', async () => {
    await faults.clear();
    return listFaults();
  });
}
