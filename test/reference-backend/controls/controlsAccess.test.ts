import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

const token = 'a-token-of-the-printed-address';

describe('controls behind a token', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ controls: { token } });
  }, 60_000);
  afterAll(() => backend.close());

  const outbox = async (headers: Record<string, string> = {}) =>
    (await backend.guest().send('GET', '/reference/outbox', { headers })).status;

  test.each<Record<string, string>>([
    {},
    { cookie: 'stepwell_controls=guessed' },
    { authorization: 'Bearer guessed' },
    { authorization: 'Bearer ' },
    { 'x-forwarded-for': '127.0.0.1', host: 'localhost' },
  ])('nobody gets in without it: %j', async (headers) => {
    expect(await outbox(headers)).toBe(403);
    const put = { body: { status: 500 }, headers };
    expect((await backend.guest().send('PUT', '/reference/faults/list-services', put)).status).toBe(403);
  });

  test('the printed address leaves it as a cookie for the controls alone, and leads to the address without it', async () => {
    const browser = backend.guest();
    const opened = await browser.send('GET', `/health-services/scheduler?type=IN_PERSON&controls=${token}`);

    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/health-services/scheduler?type=IN_PERSON']);
    expect(opened.headers.get('set-cookie')).toBe(
      `stepwell_controls=${token}; Path=/reference; HttpOnly; SameSite=Strict`,
    );
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect((await browser.send('GET', '/reference/outbox')).status).toBe(200);
  });

  test('a program sends it in a header', async () => {
    expect(await outbox({ authorization: `Bearer ${token}` })).toBe(200);
  });

  test.each(['/?controls=guessed', '/?controls=', '//else.example/?controls=guessed'])(
    'another one is nothing: %s',
    async (path) => {
      const { headers } = await backend.guest().send('GET', path);
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  test('never leads to another site', async () => {
    const { headers } = await backend.guest().send('GET', `//else.example/x?controls=${token}`);
    expect(headers.get('location')).toMatch(/^\/(?!\/)/);
  });
});

describe('who may use the controls', () => {
  const readControls = (environment: Record<string, string>) => {
    const { controls } = readConfiguration(environment);
    return typeof controls === 'object' ? 'token' : controls;
  };

  test.each<readonly [string, Record<string, string>]>([
    ['token', {}],
    ['token', { DATA_DIR: '/data' }],
    ['off', { DATABASE_URL: 'postgres://localhost/stepwell' }],
    ['off', { PUBLIC_URL: 'https://visits.example.com' }],
    ['off', { SMTP_URL: 'smtp://localhost' }],
    ['off', { NODE_ENV: 'production', TRUST_PROXY: 'off' }],
    ['on', { NODE_ENV: 'production', TRUST_PROXY: 'off', CONTROLS: 'on' }],
    ['token', { DATABASE_URL: 'postgres://localhost/stepwell', CONTROLS: 'token' }],
    ['off', { CONTROLS: 'off' }],
  ])('%s: %j', (access, environment) => {
    expect(readControls(environment)).toBe(access);
  });

  test('a token is new with each process', () => {
    expect(readConfiguration({}).controls).not.toEqual(readConfiguration({}).controls);
  });
});
