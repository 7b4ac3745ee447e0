import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../Backend.ts';
import { refuse } from '../calls/Refusal.ts';
import { refuseBrokenText } from '../calls/refuseBrokenText.ts';
import type { ControlsAccess } from '../configuration.ts';
import { controlClock } from './controlClock.ts';
import { controlFaults } from './controlFaults.ts';
import { controlOutbox } from './controlOutbox.ts';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * A request that a proxy passed on comes from elsewhere, even where the proxy is on this machine: it names another host,
 * or says for whom it asks. A proxy that hides both needs `CONTROLS=off`.
 */
function mayControl({ socket, headers }: FastifyRequest, access: ControlsAccess): boolean {
  if (access !== 'loopback') return access === 'on';
  const isForwarded = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  return !isForwarded && LOOPBACK.includes(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '');
}

/** `/reference/*`: clock, faults and outbox, for tests and for a person who looks. Anyone else gets the answer of an address that does not exist. */
export async function registerControls(app: FastifyInstance, backend: Backend): Promise<void> {
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!mayControl(request, backend.configuration.controls)) {
          throw refuse(404, 'notFound', 'there is nothing at this address');
        }
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
