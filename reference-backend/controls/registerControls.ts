import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../Backend.ts';
import { refuse } from '../calls/handling/Refusal.ts';
import { refuseBrokenText } from '../calls/handling/refuseBrokenText.ts';
import type { ControlsAccess } from '../configuration/configuration.ts';
import { controlClock } from './controlClock.ts';
import { controlFaults } from './controlFaults.ts';
import { controlOutbox } from './controlOutbox.ts';
import { knowsToken, takeToken } from './token.ts';

const nothing = () => refuse(404, 'notFound', 'there is nothing at this address');

/** @throws Refusal: as of an address that does not exist where there are no controls, 403 where the token is missing */
function requireAccess(request: FastifyRequest, access: ControlsAccess): void {
  if (access === 'off') throw nothing();
  if (access === 'on' || knowsToken(request, access.token)) return;
  throw refuse(403, 'tokenMissing', 'open the address that the server printed when it started: its token lets you in');
}

/** `/reference/*`: clock, faults and outbox, for tests and for a person who looks. */
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
      controlOutbox(scope, backend);
    },
    { prefix: '/reference' },
  );
}
