import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { defaultConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { createKeyring } from '../../../reference-backend/database/sealing/createKeyring.ts';
import { newKeySet } from '../../../reference-backend/database/sealing/KeySet.ts';
import { closeInOrder } from '../../../reference-backend/health/closeInOrder.ts';
import { DEADLINES } from '../../../reference-backend/health/deadlines.ts';
import { registerHealth } from '../../../reference-backend/health/registerHealth.ts';

const configuration = { ...defaultConfiguration, deadlines: { ...DEADLINES, unreadyMs: 200 } };

/** A server with health checks and a page, and what happened to it in order. */
async function started(isPrepared: boolean) {
  const happened: string[] = [];
  const closing = new AbortController();
  const app = Fastify();
  const database = {
    rows: async () => [],
    run: async () => 0,
    script: async () => [],
    keyring: createKeyring(newKeySet(new Date())),
    transaction: async () => Promise.reject(new Error('no transactions')),
    close: async () => undefined,
  };
  const whyNotWritten = async () => undefined;
  registerHealth(app, {
    configuration,
    database,
    isPrepared: () => isPrepared,
    closing: closing.signal,
    whyNotWritten,
  });
  app.get('/', async () => 'page');
  app.addHook('onClose', async () => void happened.push('closed'));
  const close = closeInOrder(app, { configuration, isPrepared: () => isPrepared }, closing, async () => {
    happened.push('drained');
  });
  const statuses = async () => {
    const answers = await Promise.all(['/readyz', '/healthz', '/livez', '/'].map((url) => app.inject(url)));
    return answers.map(({ statusCode }) => statusCode);
  };
  return { close, statuses, happened };
}

test('a server that closes is not ready and goes on for a time, then ends its connections, then its database', async () => {
  const { close, statuses, happened } = await started(true);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  const closed = close();
  expect(close()).toBe(closed);
  expect(await statuses()).toEqual([503, 503, 200, 200]);
  expect(happened).toEqual([]);
  await closed;
  expect(happened).toEqual(['drained', 'closed']);
});

test('a server that never was ready has nobody to tell', async () => {
  const { close, happened } = await started(false);
  const closed = close();
  await Promise.resolve();
  expect(happened).toEqual(['drained']);
  await closed;
});
