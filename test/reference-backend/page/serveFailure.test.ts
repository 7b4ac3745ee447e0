import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openServer, type Server } from '../../../reference-backend/createServer.ts';
import { dataKeys } from '../support/dataKeys.ts';
import { TestGuest } from '../support/TestGuest.ts';

/** What a browser shows while the server waits for its database. */

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
const shipped = 'content-fixtures/objects';

let server: Server;
let url: string;
beforeAll(async () => {
  cpSync(shipped, folder, { recursive: true });
  // Nothing listens at port 1, and nobody prepares this server.
  server = await openServer({
    port: 0,
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    dataKeys,
    contentDirectory: folder,
  });
  url = await server.listen();
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => cpSync(shipped, folder, { recursive: true }));

const open = (path = '/health-services/scheduler', accept = 'text/html,application/xhtml+xml,*/*;q=0.8') =>
  new TestGuest(url).send('GET', path, { headers: { accept } });

const edit = (file: string, from: string, to: string) => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};
const frame = 'site-frame/1.0.0/banners/thelittleclinic.json';

describe('a guest with a browser', () => {
  test.each([
    '/',
    '/health-services/scheduler?location=45202',
    '/health-services/scheduler/cancel/id/code',
    '/health-services/instant-vaccines/01400500',
    '/nowhere',
    '/readyz',
    '/healthz',
    '/appointment-management/v2/services?filter.businessNames=tlc',
  ])('gets a page with the phone number at %s, as soon as it is asked for', async (path) => {
    const { status, headers, body } = await open(path);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toContain('<h1>Something went wrong</h1>');
    expect(body).toContain('<p>Need help? Call us at <a href="tel:+1-888-852-2567">888-852-2567</a></p>');
    expect(body).not.toContain('code');
  });

  test('is told the number of the request, by which the log has the failure', async () => {
    const { headers, body } = await open();
    const number = headers.get('x-request-id');
    expect(number).toMatch(/^\w{4}-\w{4}$/);
    expect(body).toContain(`<p>If you call us about this, give this number: ${number}</p>`);
    edit('textcollection/1.0.0/messages/failure-messages.json', 'If you call us', 'Should you write to us');
    expect((await open()).body).toContain('<p>Should you write to us about this, give this number: ');
  });

  test('gets it under the policy of every page, with its one style and no script', async () => {
    const { headers, body } = await open();
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(String(body)).not.toMatch(/<script|style="| on\w+="|src=/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('reads what authors have just written', async () => {
    edit(frame, '"888-852-2567"', '"888-555-0123"');
    edit('textcollection/1.0.0/messages/site-messages.json', 'Something went wrong', 'Sorry & <b>back</b> soon');
    const { body } = await open();
    expect(body).toContain('<h1>Sorry &amp; &lt;b&gt;back&lt;/b&gt; soon</h1>');
    expect(body).toContain('<a href="tel:+1-888-555-0123">888-555-0123</a>');
  });

  test('reads the words that ship where their document is broken, and of no calling where there is no number', async () => {
    writeFileSync(join(folder, 'textcollection/1.0.0/messages/site-messages.json'), '{');
    writeFileSync(join(folder, frame), '{');
    const { status, body } = await open();
    expect(status).toBe(503);
    expect(body).toContain('<h1>Something went wrong</h1>');
    expect(body).not.toContain('Call us');
  });
});

test.each(['/readyz', '/health-services/scheduler', '/appointment-management/v2/services'])(
  'a program gets what it can read at %s',
  async (path) => {
    const { status, body } = await open(path, '*/*');
    expect([status, body]).toEqual([
      503,
      { errors: [{ code: 'databaseUnavailable', message: 'Service Unavailable' }] },
    ]);
  },
);

test('/livez still answers 200', async () => {
  expect((await open('/livez')).status).toBe(200);
});
