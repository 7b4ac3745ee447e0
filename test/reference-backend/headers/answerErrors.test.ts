import { Readable } from 'node:stream';
import fastifyCompress from '@fastify/compress';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
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

test('a refusal is sent unchanged', async () => {
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

test('an internal error is logged without its message and not sent to the client', async () => {
  const { status, body, log } = await answerTo(new Error('value "Canary" violates'));
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('Canary');
  expect(log).toContain('call failed');
  expect(log).not.toContain('Canary');
});

describe('a browser that opens the address', () => {
  const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const open = async (thrown: Error, accept = html, method: 'GET' | 'POST' = 'GET') => {
    const app = Fastify();
    answerErrors(app, 0, async (_request, reply) => reply.type('text/html').send('<h1>Sorry</h1>'));
    app.route({
      url: '/',
      method: ['GET', 'POST'],
      handler: () => {
        throw thrown;
      },
    });
    const { statusCode, headers, body } = await app.inject({ url: '/', method, headers: { accept } });
    return [statusCode, headers['retry-after'], headers['cache-control'], body];
  };
  const away = new DatabaseUnavailable('ECONNREFUSED', new Error('connect'));

  test('gets a page where the server fails', async () => {
    expect(await open(away)).toEqual([503, '5', 'no-store', '<h1>Sorry</h1>']);
    expect(await open(new Error('broken'))).toEqual([500, undefined, 'no-store', '<h1>Sorry</h1>']);
  });

  test('gets a refusal as JSON', async () => {
    expect(await open(new Refusal(404, []))).toEqual([404, undefined, 'no-store', '{"errors":[]}']);
  });

  test.each([
    ['*/*', 'GET'],
    ['application/json', 'GET'],
    [html, 'POST'],
  ] as const)('is not a client that accepts %s by %s', async (accept, method) => {
    expect((await open(away, accept, method)).at(-1)).toContain('databaseUnavailable');
  });
});

test('a file that fails before its first byte is a plain 500, whatever its content type', async () => {
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
