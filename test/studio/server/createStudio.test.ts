import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStudio, type Studio } from '../../../studio/server/createStudio.ts';
import { studioOptions } from '../../../studio/server/StudioOptions.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-studio-'));
const root = join(folder, 'objects');
const path = 'form-definition/1.0.0/scheduler/review.json';
let studio: Studio;

beforeAll(async () => {
  cpSync('content-fixtures/objects', root, { recursive: true });
  mkdirSync(join(folder, 'elsewhere'));
  writeFileSync(join(folder, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__">');
  studio = await createStudio(studioOptions(['--root', root, '--port', '0'], {}), folder);
});
afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** `fetch` would not send another `Host`. */
const send = (method: string, to: string, headers: Record<string, string> = {}, body?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const url = new URL(to, studio.url);
    const sent = request(
      url,
      { method, headers: { ...(body && { 'content-type': 'application/json' }), ...headers } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk) => {
          text += chunk;
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });

const own = () => ({ origin: studio.url });
const put = (body: object, headers: Record<string, string> = own()) => send('PUT', '/api/document', headers, body);
const hashOf = async (): Promise<string> => {
  const { documents } = JSON.parse((await send('GET', '/api/workspace')).text);
  return documents.find((document: { path: string }) => document.path === path).hash;
};

describe('the address of the studio', () => {
  it.each(['0.0.0.0', '192.168.1.7', '::', 'example.com'])('is never %s', (HOST) => {
    expect(() => studioOptions([], { HOST })).toThrow('listens only on this machine');
  });

  it.each(['127.0.0.1', '::1', 'localhost'])('may be %s', (HOST) => {
    expect(studioOptions([], { HOST }).host).toBe(HOST);
  });
});

describe('requests of others', () => {
  it('are refused under another host name, which may point here', async () => {
    const { port } = new URL(studio.url);
    expect((await send('GET', '/api/workspace', { host: `evil.example:${port}` })).status).toBe(403);
    expect((await send('GET', '/api/workspace', { host: '127.0.0.1:1' })).status).toBe(403);
    expect((await send('GET', '/api/workspace', { host: `localhost:${port}` })).status).toBe(200);
  });

  it('are refused from a page of another site', async () => {
    const body = { path, text: '{}', base: await hashOf() };
    const before = readFileSync(join(root, path), 'utf8');
    expect((await put(body, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await put(body, {})).status).toBe(403);
    expect((await put(body, { ...own(), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send('GET', '/api/workspace', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(readFileSync(join(root, path), 'utf8')).toBe(before);
  });

  it('are refused as text, which the form of another site can send', async () => {
    const reply = await send('PUT', '/api/document', { ...own(), 'content-type': 'text/plain' }, {});
    expect(reply.status).toBe(415);
  });
});

describe('the page', () => {
  it('has the policy of the product, with a nonce of its own each time', async () => {
    const [one, other] = [await send('GET', '/'), await send('GET', '/')];
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    const nonce = /nonce="([^"]+)"/.exec(one.text)?.[1];
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(other.text).not.toBe(one.text);
  });

  it('gives no file outside its assets', async () => {
    expect((await send('GET', '/objects/page')).status).toBe(404);
    expect((await send('GET', '/index.html')).status).toBe(404);
    expect((await send('GET', '/assets/..%2findex.html')).status).toBe(404);
  });
});

describe('saving', () => {
  it('writes the file as it was sent, byte for byte', async () => {
    const text = `${readFileSync(join(root, path), 'utf8')}\n\n`;
    const reply = await put({ path, text, base: await hashOf() });
    expect(JSON.parse(reply.text)).toEqual({ kind: 'saved', hash: await hashOf() });
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  });

  it('refuses a text that was made from an older file, and gives the newer one', async () => {
    const base = await hashOf();
    writeFileSync(join(root, path), '{"newer": true}');
    const reply = await put({ path, text: '{"mine": true}', base });
    expect(reply.status).toBe(409);
    expect(JSON.parse(reply.text)).toMatchObject({ kind: 'conflict', current: { path, text: '{"newer": true}' } });
    expect(readFileSync(join(root, path), 'utf8')).toBe('{"newer": true}');
  });

  it('makes a new document with its folders, and no document twice', async () => {
    const added = { path: 'form-definition/1.0.0/scheduler/fresh.json', text: '{}', base: null };
    expect((await put(added)).status).toBe(200);
    expect((await put({ ...added, text: '{"other": 1}' })).status).toBe(409);
  });

  it('of two saves from one text lets only one through', async () => {
    const base = await hashOf();
    const replies = await Promise.all(['{"a":1}', '{"b":1}'].map((text) => put({ path, text, base })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    '../outside.json',
    'form-definition/../../outside.json',
    '/etc/outside.json',
    'form-definition\\outside.json',
    'form-definition/.hidden.json',
    'form-definition/outside.txt',
    'outside.json',
  ])('never writes to %s', async (outside) => {
    const reply = await put({ path: outside, text: '{}', base: null });
    expect(reply.status).toBe(400);
  });

  it('never follows a link out of the folder', async () => {
    symlinkSync(join(folder, 'elsewhere'), join(root, 'linked'));
    expect((await put({ path: 'linked/escaped.json', text: '{}', base: null })).status).toBe(400);
  });
});

describe('findings', () => {
  it('are those of the documents as they are edited, with the names that were meant', async () => {
    const form = 'form-definition/1.0.0/scheduler/patientDetails.json';
    const text = readFileSync(join(root, form), 'utf8').replace('"answers.emailAddress"', '"answers.emailAdress"');
    const reply = await send('POST', '/api/check', own(), { drafts: { [form]: text } });
    const found = JSON.parse(reply.text).findings.filter(({ file }: { file: string }) => file === form);
    const line = text.slice(0, text.indexOf('emailAdress')).split('\n').length;
    expect(found).toContainEqual(expect.objectContaining({ severity: 'error', line, suggestion: 'emailAddress' }));
    // The first check reads all schemas, which takes a busy machine more than half a minute.
  }, 120_000);
});

describe('changes on disk', () => {
  it('are sent to the page', async () => {
    const ending = new AbortController();
    const { body } = await fetch(`${studio.url}/api/events`, { signal: ending.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    writeFileSync(join(root, path), '{"told": true}');
    let told = '';
    while (!told.includes('data:')) told += (await reader?.read())?.value ?? '';
    ending.abort();
    expect(told).toContain('{"kind":"changed"');
    expect(told).toContain('told');
  });
});
