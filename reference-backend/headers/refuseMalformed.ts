import type { FastifyInstance } from 'fastify';
import { refuse } from '../calls/handling/Refusal.ts';
import { malformedAnswer } from './answerMalformed.ts';

/** Refuses what Node would refuse by itself, without a single header of ours: an `Expect` that nobody can meet, and no `Host`. */
export function refuseMalformed(app: FastifyInstance, policy: (nonce: string) => string): void {
  app.server.on('checkExpectation', (_request, response) => {
    const { body, headers } = malformedAnswer(policy, 417, false);
    response.writeHead(417, { ...headers, connection: 'close' }).end(body);
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1')
      throw refuse(400, 'badRequest', 'the header Host is missing');
  });
}
