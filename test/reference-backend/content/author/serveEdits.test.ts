import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type Server } from '../../../../reference-backend/createServer.ts';
import { emptyCluster } from '../../support/emptyCluster.ts';
import { TestGuest } from '../../support/TestGuest.ts';

/** What an author sees of edits, and nobody else. */

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
const [appDirectory, authorDirectory] = [join(folder, 'app'), join(folder, 'author')];
const html = { accept: 'text/html' };
const script = '/reference/author/banner.js';
const stream = '/reference/author/edits';

let found: unknown = [];
const listeners = new Set<() => void>();
const edits = {
  read: () => found,
  listen: (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};

let server: Server;
let url: string;
beforeAll(async () => {
  for (const each of [appDirectory, authorDirectory]) mkdirSync(each);
  writeFileSync(join(appDirectory, 'index.html'), '<head></head><meta name="stepwell-configuration" content="">');
  writeFileSync(join(authorDirectory, 'banner.js'), 'export {};');
  server = await createServer(
    { port: 0, emptyCluster: await emptyCluster(), appDirectory, authorDirectory },
    undefined,
    edits,
  );
  url = await server.listen();
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The answer to a request that names another host; `fetch` would put in its own. */
const getAs = (host: string, path: string) =>
  new Promise<{ readonly status: number | undefined; readonly text: string }>((resolve, reject) => {
    request(new URL(path, url), { headers: { ...html, host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

const get = (path: string, headers: Record<string, string> = {}) => new TestGuest(url).send('GET', path, { headers });

test('the page of an author has the script of the banner', async () => {
  expect(String((await get('/', html)).body)).toContain(`<script type="module" src="${script}"></script></head>`);
  const { status, headers } = await get(script);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-store',
  ]);
});

test('the stream says what is found, at once and after each change', async () => {
  found = [];
  const reply = await fetch(new URL(stream, url));
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(reply.headers.get('content-type')).toBe('text/event-stream');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await reader?.read())?.value).toBe('data: []\n\n');
  found = [{ file: 'a.json' }];
  for (const changed of listeners) changed();
  expect((await reader?.read())?.value).toBe('data: [{"file":"a.json"}]\n\n');
  await reader?.cancel();
});

describe('a request from another machine gets neither script nor edits', () => {
  test.each<[string, Record<string, string>]>([
    ['by a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['by a proxy that says so otherwise', { forwarded: 'for=203.0.113.7' }],
    ['by a proxy of another kind', { via: '1.1 cache.example' }],
  ])('%s', async (_how, headers) => {
    expect(String((await get('/', { ...html, ...headers })).body)).not.toContain(script);
    for (const path of [script, stream]) expect((await get(path, headers)).status).toBe(404);
  });
});

test('a request by another host name gets neither script nor edits', async () => {
  expect((await getAs('localhost', '/')).text).toContain(script);
  expect((await getAs('care.example', '/')).text).not.toContain(script);
  for (const path of [script, stream]) expect((await getAs('care.example:3000', path)).status).toBe(404);
});

test('a server without an author has none of it', async () => {
  const plain = await createServer({ port: 0, emptyCluster: await emptyCluster(), appDirectory, authorDirectory });
  try {
    const guest = new TestGuest(await plain.listen());
    expect(String((await guest.send('GET', '/', { headers: html })).body)).not.toContain('<script');
    for (const path of [script, stream]) expect((await guest.send('GET', path)).status).toBe(404);
  } finally {
    await plain.close();
  }
});
