import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDeployment } from '../../../schemas/generated/api/deployment/reply.js';
import { booking, paths } from '../support/calls.ts';
import { type Served, startServed } from '../support/startServed.ts';

let served: Served;
beforeAll(async () => {
  served = await startServed();
}, 60_000);
afterAll(() => served.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  served.backend.guest().send('GET', path, { headers });
const html = { accept: 'text/html,application/xhtml+xml' };

const policy =
  /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types stepwell$/;

const everywhere: Readonly<Record<string, RegExp>> = {
  'content-security-policy': policy,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

describe('every kind of response has the headers', () => {
  const services = `${paths.services}?filter.businessNames=tlc`;
  test.each([
    ['the page', 200, 'GET', '/health-services/scheduler', html],
    ['the page of a cancel link', 200, 'GET', '/health-services/scheduler/cancel/id/code', html],
    ['a hashed file', 200, 'GET', '/assets/index-abc123.js', {}],
    ['another file', 200, 'GET', '/favicon.svg', {}],
    ['a missing file', 404, 'GET', '/assets/gone.js', {}],
    ['a missing file opened as a page', 404, 'GET', '/assets/gone.js', html],
    ['a document', 200, 'GET', '/content/v2/objects/notes-data/1.0.0/scheduler/notes-data.json', {}],
    ['a missing document', 404, 'GET', '/content/v2/objects/notes-data/1.0.0/scheduler/gone.json', {}],
    ['a call', 200, 'GET', services, {}],
    ['a call, compressed', 200, 'GET', services, { 'accept-encoding': 'gzip' }],
    ['a call asked for its headers', 200, 'HEAD', services, {}],
    ['a refused call', 400, 'GET', `${paths.services}?filter.businessNames=nobody`, {}],
    ['a call of an unknown tenant', 400, 'GET', services, { 'x-tenant': 'other' }],
    ['a call without a banner', 400, 'GET', services, { 'x-banner-name': '' }],
    ['a body that is no JSON', 415, 'POST', paths.appointments, { 'content-type': 'text/plain' }],
    ['an unknown path of the API', 404, 'GET', '/appointment-management/v9/anything', html],
    ['a method that is none', 404, 'DELETE', '/health-services/scheduler', html],
    ['an unreadable address', 400, 'GET', '/%zz', html],
    ['a redirect', 308, 'GET', '/health-services/scheduler/', html],
    ['the health check', 200, 'GET', '/healthz', {}],
    ['whether it is ready', 200, 'GET', '/readyz', {}],
    ['whether it is alive', 200, 'GET', '/livez', {}],
    ['the outbox as a page', 200, 'GET', '/reference/outbox', html],
    ['the clock', 200, 'GET', '/reference/clock', {}],
  ])('%s: %i', async (_what, status, method, path, headers) => {
    const answer = await served.backend.guest().send(method, path, { headers: { ...headers } });
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(everywhere)) expect(answer.headers.get(name), name).toMatch(value);
  });

  test('an error inside', async () => {
    await served.backend.database.script('alter table services rename to services_gone');
    const { status, headers, body } = await get(`${paths.services}?filter.businessNames=tlc`);
    await served.backend.database.script('alter table services_gone rename to services');

    expect(status).toBe(500);
    expect(body).toEqual({ errors: [{ code: 'internalError', message: 'Internal Server Error' }] });
    for (const [name, value] of Object.entries(everywhere)) expect(headers.get(name), name).toMatch(value);
  });

  test.each([
    ['bytes that are not HTTP', 400, 'nonsense\r\n\r\n'],
    ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an expectation that nobody meets', 417, 'GET / HTTP/1.1\r\nHost: here\r\nExpect: a-miracle\r\n\r\n'],
    ['headers without end', 431, `GET / HTTP/1.1\r\nHost: here\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s: %i', async (_what, status, bytes) => {
    const answer = await served.raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of Object.keys(everywhere)) expect(answer).toContain(`${name}: `);
  });
});

describe('the page', () => {
  test('has a fresh nonce, the same as its policy, and is not stored', async () => {
    const [first, second] = [await get('/', html), await get('/health-services/scheduler/result', html)];
    const readNonce = ({ headers }: typeof first) =>
      /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];

    expect(first.body).toContain(`<script nonce="${readNonce(first)}">`);
    expect(first.body).toContain(`<style nonce="${readNonce(first)}">`);
    expect(readNonce(first)).not.toBe(readNonce(second));
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  test('tells the app its deployment', async () => {
    const { body } = await get('/', html);
    const content = /content="([^"]*)"/.exec(String(body))?.[1]?.replaceAll('&quot;', '"') ?? '';
    const deployment: unknown = JSON.parse(content);
    expect(checkDeployment(deployment)).toBe(true);
  });

  test('is nothing that a script or an image gets', async () => {
    const script = { accept: '*/*', 'sec-fetch-dest': 'script' };
    expect((await get('/health-services/scheduler', script)).status).toBe(404);
    expect((await get('/index.html', script)).status).toBe(404);
  });

  test('is what a command line gets, which asks for nothing in particular', async () => {
    expect((await get('/health-services/scheduler', { accept: '*/*' })).status).toBe(200);
    expect((await get('/gone.png', { accept: '*/*' })).status).toBe(404);
  });
});

test('files with a hash are kept for good, others are asked for again', async () => {
  const { headers } = await get('/assets/index-abc123.js');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('vary')).toBe('accept-encoding');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

describe('content', () => {
  const path = '/content/v2/objects/notes-data/1.0.0/scheduler/notes-data.json';

  test('is what the file is at this moment, byte for byte, broken or not', async () => {
    writeFileSync(served.document, '{ "reasons": [ "broken", ');
    const { status, headers, body } = await get(path);

    expect([status, body]).toEqual([200, '{ "reasons": [ "broken", ']);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  test.each([
    '/content/v2/objects/../secret.json',
    '/content/v2/objects/..%2fsecret.json',
    '/content/v2/objects/%2e%2e/secret.json',
    '/content/v2/objects/%2e%2e%2fsecret.json',
    '/content/v2/objects/..\\secret.json',
    '/content/v2/objects/..%5csecret.json',
    '/content/v2/objects/notes-data/..%2f..%2fsecret.json',
    '/content/v2/objects//secret.json',
    '/content/v2/objects/%00/../secret.json',
    '/content/v2/objects/notes.txt',
    '/content/v2/objects/notes-data',
  ])('%s is nothing', async (path) => {
    const answer = await served.raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 (400|403|404) /);
    expect(answer).not.toContain('secret"');
  });

  test('can be made to fail', async () => {
    await served.backend.setFault('content', { status: 503, times: 2 });
    expect((await get(path)).headers.get('retry-after')).toBe('1');
    expect((await get(path)).status).toBe(503);
    expect((await get(path)).status).toBe(200);
  });
});

test('a cookie of a guest is for the server alone', async () => {
  await served.backend.setClock('2027-02-28T17:00:00Z');
  const { headers } = await served.backend
    .guest()
    .send('POST', paths.appointments, { body: booking('Bo', '09:00:00') });
  expect(headers.get('set-cookie')).toMatch(/^stepwell_guest=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
});
