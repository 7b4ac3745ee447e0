import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { readDeployment } from '../../../reference-backend/content/readDeployment.ts';
import { keepPages } from '../../../reference-backend/page/keepPages.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

/** Pages of content at addresses of their own, as the server sends them, from the production build. */

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
const pages = '/health-services/pages';
const empty = '<div id="root"></div>';

let backend: TestBackend;
beforeAll(async () => {
  cpSync('content-fixtures/objects', folder, { recursive: true });
  backend = await startBackend({ contentDirectory: folder });
}, 60_000);
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

const fileOf = (id: string): string => join(folder, `page/1.0.0/tlc/${id}.json`);
const write = (id: string, title: string): void =>
  writeFileSync(fileOf(id), JSON.stringify({ title, blocks: [{ heading: 'Before you come', text: '<p>Eat.</p>' }] }));

afterEach(() => rmSync(fileOf('flu-season'), { force: true }));

async function open(path: string) {
  const { status, body, headers } = await backend.guest().send('GET', path, { headers: { accept: 'text/html' } });
  return { status, html: String(body), headers };
}

const textsAddress = (html: string): string => /id="stepwell-texts" href="([^"]+)"/.exec(html)?.[1] ?? '';
const readTexts = (address: string) => fetch(new URL(address, backend.url));

describe('a page of content', () => {
  test('is there as soon as its document is, is renamed with it, and is gone with it', async () => {
    const address = `${pages}/flu-season`;
    expect((await open(address)).status).toBe(404);
    write('flu-season', 'Flu season');
    const written = await open(address);
    expect(written.status).toBe(200);
    expect(written.html).toContain('<h1>Flu season</h1>');
    expect(written.html).toContain('<p>Eat.</p>');
    expect(written.html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Flu season</title>']);
    expect(written.html).not.toContain('noindex');
    write('flu-season', 'Flu & <b>cold</b> season');
    const edited = await open(`${address}?utm_source=mail`);
    expect(edited.html).toContain('<title>Flu &amp; &lt;b>cold&lt;/b> season</title>');
    expect(edited.html).toContain('<h1>Flu &amp; &lt;b>cold&lt;/b> season</h1>');
    rmSync(fileOf('flu-season'));
    const gone = await open(address);
    expect([gone.status, gone.html.includes(empty)]).toEqual([404, true]);
  });

  test('has the headers of every page', async () => {
    write('flu-season', 'Flu season');
    const names = ['cache-control', 'content-type', 'referrer-policy', 'x-content-type-options', 'vary'];
    const [page, services] = await Promise.all([open(`${pages}/flu-season`), open('/health/clinic/services')]);
    const policy = ({ headers }: typeof page): string | undefined =>
      headers.get('content-security-policy')?.replaceAll(/'nonce-[^']+'/g, "'nonce'");
    expect(names.map((name) => page.headers.get(name))).toEqual(names.map((name) => services.headers.get(name)));
    expect(policy(page)).toMatch(/default-src 'none'/);
    expect(policy(page)).toBe(policy(services));
  });

  test('brings its own documents, each page at an address of its own', async () => {
    write('flu-season', 'Flu season');
    const [one, other] = await Promise.all([open(`${pages}/flu-season`), open('/health/clinic/services')]);
    expect(textsAddress(one.html)).toMatch(/^\/page-texts\/contentPage\/flu-season\/[\w-]+$/);
    const texts = await (await readTexts(textsAddress(one.html))).text();
    expect(texts).toContain('/page/1.0.0/tlc/flu-season.json');
    expect(texts).not.toContain('clinic-services.json');
    expect(await (await readTexts(textsAddress(other.html))).text()).not.toContain('flu-season.json');
  });

  test('has its texts from a server that has not sent the page', async () => {
    write('flu-season', 'Flu season');
    const configuration = { ...defaultConfiguration, contentDirectory: folder };
    const deployment = await readDeployment(configuration.deploymentFile);
    const [one, other] = [0, 1].map(() =>
      keepPages({ configuration, deployment, log: { warn: vi.fn() }, noteReplaced: vi.fn() }, async () => ({})),
    );
    const page = await one?.read('contentPage', 'whole', 'flu-season');
    const view = { name: 'contentPage', page: 'flu-season' } as const;
    const texts = await other?.readTexts(view, textsAddress(String(page?.usual.plain(''))));
    expect(String(texts?.plain(''))).toContain('Flu season');
  });

  test.each(['contentPage/AAAA', 'contentPage/nowhere/AAAA', 'contentPage/..%2fx/AAAA', 'main/clinic-services/AAAA'])(
    'has no other texts: %s',
    async (path) => {
      expect((await readTexts(`/page-texts/${path}`)).status).toBe(404);
    },
  );

  test('that cannot be shown says so at its address, and is no missing page', async () => {
    writeFileSync(fileOf('flu-season'), '{ "title"');
    const { status, html } = await open(`${pages}/flu-season`);
    expect(status).toBe(200);
    expect(html).not.toContain('noindex');
  });
});
