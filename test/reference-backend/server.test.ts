import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDeployment } from '../../schemas/generated/api/deployment/reply.js';
import { booking, paths } from './calls.ts';
import { startBackend, type TestBackend } from './TestBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
const appDirectory = join(folder, 'app');
const contentDirectory = join(folder, 'objects');
const document = join(contentDirectory, 'notes-data/1.0.0/scheduler/notes-data.json');
const page = {
  html: '<meta name="stepwell-configuration" content=""><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__">',
};

function writeFiles(): void {
  mkdirSync(join(appDirectory, 'assets'), { recursive: true });
  mkdirSync(join(contentDirectory, 'notes-data/1.0.0/scheduler'), { recursive: true });
  writeFileSync(join(appDirectory, 'index.html'), page.html);
  writeFileSync(join(appDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(appDirectory, 'assets/index-abc123.js'), 'export {};');
  writeFileSync(document, '{ "reasons": [] }');
  writeFileSync(join(contentDirectory, 'notes.txt'), 'not a document');
  writeFileSync(join(folder, 'secret.json'), '{"secret":true}');
}

let backend: TestBackend;
beforeAll(async () => {
  writeFiles();
  backend = await startBackend('PGlite', { appDirectory, contentDirectory });
}, 60_000);
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => backend.guest().send('GET', path, { headers });
const html = { accept: 'text/html,application/xhtml+xml' };

/** What comes back for bytes that a browser would never send. */
const raw = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(backend.url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });

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
    ['the outbox as a page', 200, 'GET', '/reference/outbox', html],
    ['the clock', 200, 'GET', '/reference/clock', {}],
  ])('%s: %i', async (_what, status, method, path, headers) => {
    const answer = await backend.guest().send(method, path, { headers: { ...headers } });
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(everywhere)) expect(answer.headers.get(name), name).toMatch(value);
  });

  test('an error inside', async () => {
    await backend.database.script('alter table services rename to services_gone');
    const { status, headers, body } = await get(`${paths.services}?filter.businessNames=tlc`);
    await backend.database.script('alter table services_gone rename to services');

    expect(status).toBe(500);
    expect(body).toEqual({ errors: [{ code: 'internalError', message: 'Internal Server Error' }] });
    for (const [name, value] of Object.entries(everywhere)) expect(headers.get(name), name).toMatch(value);
  });

  test('bytes that are not HTTP', async () => {
    const answer = await raw('nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    for (const name of Object.keys(everywhere)) expect(answer).toContain(`${name}: `);
  });
});

describe('the page', () => {
  test('has a fresh nonce, the same as its policy, and is not stored', async () => {
    const [first, second] = [await get('/', html), await get('/health-services/scheduler/result', html)];
    const nonceOf = ({ headers }: typeof first) =>
      /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];

    expect(first.body).toContain(`<script nonce="${nonceOf(first)}">`);
    expect(first.body).toContain(`<style nonce="${nonceOf(first)}">`);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
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
  expect((await get('/assets/index-abc123.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

describe('content', () => {
  const path = '/content/v2/objects/notes-data/1.0.0/scheduler/notes-data.json';

  test('is what the file is at this moment, byte for byte, broken or not', async () => {
    writeFileSync(document, '{ "reasons": [ "broken", ');
    const { status, headers, body } = await get(path);

    expect([status, body]).toEqual([200, '{ "reasons": [ "broken", ']);
    expect(headers.get('cache-control')).toBe('no-store');
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
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 (400|403|404) /);
    expect(answer).not.toContain('secret"');
  });

  test('can be made to fail', async () => {
    await backend.setFault('content', { status: 503, times: 2 });
    expect((await get(path)).headers.get('retry-after')).toBe('1');
    expect((await get(path)).status).toBe(503);
    expect((await get(path)).status).toBe(200);
  });
});

describe('controls', () => {
  test('a fault happens as often as asked, then never again', async () => {
    const services = `${paths.services}?filter.businessNames=tlc`;
    await backend.setFault('list-services', { status: 500, times: 2 });
    const statuses = [await get(services), await get(services), await get(services)].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test('a fault can answer with any text', async () => {
    await backend.setFault('list-services', { body: '{"data":' });
    const { status, body } = await get(`${paths.services}?filter.businessNames=tlc`);
    expect([status, body]).toEqual([200, '{"data":']);
  });

  test('a fault can delay', async () => {
    await backend.setFault('list-services', { delayMs: 300 });
    const start = performance.now();
    expect((await get(`${paths.services}?filter.businessNames=tlc`)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test('faults can be read and forgotten', async () => {
    await backend.setFault('list-services', { status: 500, times: 3 });
    expect((await get('/reference/faults')).body).toEqual({
      faults: [{ call: 'list-services', status: 500, times: 3 }],
    });
    const { body } = await backend.guest().send('DELETE', '/reference/faults');
    expect(body).toEqual({ faults: [] });
  });

  test.each([{ status: 99 }, { status: 'x' }, { cut: 'never' }, { delayMs: -1 }, { times: 0 }, { stauts: 500 }, {}])(
    'a fault that is none is refused: %j',
    async (fault) => {
      expect((await backend.guest().send('PUT', '/reference/faults/list-services', { body: fault })).status).toBe(400);
    },
  );

  test('the clock stands still or runs, and goes back to the real time', async () => {
    const nowOf = async (method: string, body?: object) => {
      const answer = await backend.guest().send(method, '/reference/clock', body && { body });
      return Date.parse(String(Object.values(Object(answer.body))[0]));
    };
    const set = Date.parse('2027-03-14T12:00:00Z');
    expect(await nowOf('PUT', { now: '2027-03-14T12:00:00Z', frozen: true })).toBe(set);
    expect(await nowOf('GET')).toBe(set);
    const running = await nowOf('PUT', { now: '2027-03-14T12:00:00Z' });
    expect(running).toBeGreaterThanOrEqual(set);
    expect(await nowOf('GET')).toBeGreaterThan(set);
    expect(Math.abs((await nowOf('DELETE')) - Date.now())).toBeLessThan(5_000);
  });

  test.each([{ now: 'yesterday' }, {}, { now: '2027-03-14T12:00:00Z', frozen: 'yes' }])(
    'a clock that is none is refused: %j',
    async (body) => {
      expect((await backend.guest().send('PUT', '/reference/clock', { body })).status).toBe(400);
    },
  );

  test('a proxied request does not come from this machine', async () => {
    expect((await get('/reference/outbox', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    expect((await get('/reference/outbox', { forwarded: 'for=203.0.113.9' })).status).toBe(404);
  });

  test('the outbox shows a mail with its link, and nothing that a name could smuggle in', async () => {
    await backend.setClock('2027-02-28T17:00:00Z');
    const name = '<img src=x onerror=alert(1)>';
    await backend.guest().send('POST', paths.appointments, { body: booking(name, '08:00:00') });
    const { body } = await get('/reference/outbox', html);

    expect(body).toContain(`<a href="${backend.url}/health-services/scheduler/cancel/`);
    expect(body).toContain('Monday, March 1, 2027 at 8:00 AM Eastern Standard Time');
    expect(body).not.toContain('<img');
    const { mails } = Object((await get('/reference/outbox')).body);
    expect(mails[0].html).not.toContain('<img');
    await backend.guest().send('DELETE', '/reference/outbox');
    expect((await get('/reference/outbox')).body).toEqual({ mails: [] });
  });
});

test('a cookie of a guest is for the server alone', async () => {
  await backend.setClock('2027-02-28T17:00:00Z');
  const { headers } = await backend.guest().send('POST', paths.appointments, { body: booking('Bo', '09:00:00') });
  expect(headers.get('set-cookie')).toMatch(/^stepwell_guest=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
});
