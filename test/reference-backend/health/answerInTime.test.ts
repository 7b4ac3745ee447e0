import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors } from '../../../reference-backend/headers/answerErrors.ts';
import { answerInTime } from '../../../reference-backend/health/answerInTime.ts';
import { TestGuest } from '../support/TestGuest.ts';

let app: FastifyInstance;
let guest: TestGuest;
beforeAll(async () => {
  app = Fastify();
  answerErrors(app);
  answerInTime(app, 300);
  for (const method of ['GET', 'POST']) {
    app.route({ method, url: '/never', handler: () => new Promise(() => undefined) });
    app.route({ method, url: '/now', handler: async () => ({ is: 'there' }) });
  }
  app.get('/sent', (_request, reply) => {
    reply.send({ is: 'there' });
  });
  app.post('/late', async () => {
    await wait(500);
    throw new Error('nobody hears this');
  });
  guest = new TestGuest(await app.listen({ port: 0 }));
});
afterAll(() => app.close());

test.each([
  ['GET', '/never', {}],
  ['POST', '/never', { body: { has: 'a body' } }],
  ['POST', '/late', { body: { has: 'a body' } }],
])('%s %s, which is not answered in time, is 503 with Retry-After', async (method, path, sending) => {
  const { status, headers, body } = await guest.send(method, path, sending);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(body).toMatchObject({ errors: [{ code: 'tooSlow' }] });
  await wait(400);
});

test.each([
  ['GET', '/now', {}],
  ['POST', '/now', { body: { has: 'a body' } }],
  ['GET', '/sent', {}],
])('%s %s is answered as ever', async (method, path, sending) => {
  expect(await guest.send(method, path, sending)).toMatchObject({ status: 200, body: { is: 'there' } });
});
