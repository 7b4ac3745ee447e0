import { Readable } from 'node:stream';
import fastifyCompress from '@fastify/compress';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Refusal } from '../../../reference-backend/calls/handling/Refusal.ts';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { answerErrors } from '../../../reference-backend/headers/answerErrors.ts';

const answerTo = async (thrown: Error) => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  answerErrors(app);
  app.get('/', () => {
    throw thrown;
  });
  const { statusCode, headers, json } = await app.inject('/');
  return { status: statusCode, retryAfter: headers['retry-after'], body: json(), log: lines.join('') };
};

test('a refusal is told as it is', async () => {
  const errors = [{ code: 'slotTaken', message: 'the time is not free' }];
  expect(await answerTo(new Refusal(409, errors))).toMatchObject({ status: 409, body: { errors } });
});

test.each(['ECONNREFUSED', '57P03', '53300', 'lost'])(
  'a database that is not available (%s) asks to come again',
  async (code) => {
    const answer = await answerTo(new DatabaseUnavailable(code, new Error('connect')));
    expect(answer).toMatchObject({ status: 503, retryAfter: '5', body: { errors: [{ code: 'databaseUnavailable' }] } });
  },
);

test('an error inside is logged without its words, and told to nobody', async () => {
  const { status, body, log } = await answerTo(new Error('value "Canary" violates'));
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('Canary');
  expect(log).toContain('call failed');
  expect(log).not.toContain('Canary');
});

test('a file that breaks off before its first byte is told plainly, whatever it was announced as', async () => {
  const app = Fastify();
  answerErrors(app);
  await app.register(fastifyCompress, { threshold: 1024 });
  app.get('/', (_request, reply) =>
    reply.type('application/json').send(
      new Readable({
        read() {
          this.destroy(new Error('gone'));
        },
      }),
    ),
  );
  const { statusCode, headers, json } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(statusCode).toBe(500);
  expect(headers['content-encoding']).toBeUndefined();
  expect(json()).toEqual({ errors: [{ code: 'internalError', message: 'Internal Server Error' }] });
});
