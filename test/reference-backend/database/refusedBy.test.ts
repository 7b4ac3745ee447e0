import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { refusedBy } from '../../../reference-backend/database/refusedBy.ts';
import { startFromEnvironment } from '../support/startFromEnvironment.ts';

const url = 'postgres://app:secret@db.example/stepwell?sslmode=require';

describe('what refuses a start', () => {
  test.each([
    '28P01',
    '3D000',
    'noTLS',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'CERT_HAS_EXPIRED',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ERR_SSL_UNSUPPORTED_PROTOCOL',
  ])('%s is reported with the address, without the password', (code) => {
    const refused = refusedBy(url, new DatabaseUnavailable(code, new Error('the reason')));
    expect(String(refused)).toBe('Error: DATABASE_URL postgres://app@db.example/stepwell cannot be used: the reason');
  });

  test.each(['lost', 'ECONNREFUSED', '57P03', '53300'])('is not %s, which is waited for', (code) => {
    const unavailable = new DatabaseUnavailable(code, new Error('the reason'));
    expect(refusedBy(url, unavailable)).toBe(unavailable);
  });
});

describe('a start with sslmode=require', () => {
  let server: Server;
  afterEach(() => server.close());
  /** A server that gives this answer to a client that asks for TLS. */
  const answering = async (answer: string): Promise<string> => {
    server = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(answer)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return `postgres://app:secret@127.0.0.1:${typeof address === 'object' && address?.port}/stepwell?sslmode=require`;
  };

  test('at a server without TLS ends, and says why', async () => {
    const refusal = await startFromEnvironment({ DATABASE_URL: await answering('N') }).catch(String);
    expect(refusal).toMatch(
      /^Error: DATABASE_URL postgres:\/\/app@127\.0\.0\.1:\d+\/stepwell cannot be used: The server does not support SSL connections$/,
    );
  }, 60_000);

  test('at something that is no PostgreSQL waits, and says why', async () => {
    const started = await startFromEnvironment({ DATABASE_URL: await answering('H') }, /Waiting/);
    expect(started.output()).toContain(
      'Waiting for the database, which does not answer yet (lost: There was an error establishing an SSL connection)',
    );
    await started.close();
  }, 60_000);
});
