import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { readDeployment } from '../../../reference-backend/content/readDeployment.ts';
import { keepPages } from '../../../reference-backend/page/keepPages.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

/** The search page as the server sends it, from the production build, which the test command makes first. */

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
const texts = join(folder, 'textcollection/1.0.0/tlc/scheduler-texts.json');
const shipped = 'content-fixtures/objects';
const page = '/health-services/scheduler';
const empty = '<div id="root"></div>';

const lines: string[] = [];

let backend: TestBackend;
beforeAll(async () => {
  cpSync(shipped, folder, { recursive: true });
  const log = { write: (line: string) => void lines.push(line) };
  backend = await startBackend({ contentDirectory: folder, logLevel: 'info', log });
}, 60_000);
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => cpSync(shipped, folder, { recursive: true }));

async function open(path = page): Promise<{ readonly html: string; readonly policy: string }> {
  const { body, headers } = await backend.guest().send('GET', path, { headers: { accept: 'text/html' } });
  return { html: String(body), policy: headers.get('content-security-policy') ?? '' };
}

/** The page without what differs from one answer to the next. */
const withoutNonce = ({ html, policy }: Awaited<ReturnType<typeof open>>): string =>
  html.replaceAll(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '', '');

const edit = (from: string, to: string) => writeFileSync(texts, readFileSync(texts, 'utf8').replace(from, to));

interface PageTexts {
  readonly documents: Readonly<Record<string, unknown>>;
  readonly replies: Readonly<Record<string, unknown>>;
}

/** Where a page says that its documents and replies are. */
const textsAddress = (html: string): string =>
  /<link rel="preload" as="fetch" crossorigin id="stepwell-texts" href="([^"]+)">/.exec(html)?.[1] ?? '';

/** The documents and replies of a page, by their addresses. */
async function textsOf({ html }: { readonly html: string }): Promise<PageTexts> {
  const reply = await fetch(new URL(textsAddress(html), backend.url));
  if (!reply.ok) throw new Error(`the texts are answered with ${reply.status}`);
  return JSON.parse(await reply.text());
}

describe('the first view of the search page', () => {
  test('has the words, the banner and the fields', async () => {
    const { html } = await open();
    expect(html).toContain('<h1>Care close to home, often the same day</h1>');
    expect(html).toContain('<p>Book a visit in a few minutes;');
    expect(html).toContain('alt="The Little Clinic"');
    expect(html).toMatch(/<label for="location"[^>]*>Location<\/label>/);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test.each(['location=45202&type=Flu', 'benefitCode=CARE2027', 'utm_source=mail', 'error=locationUnavailable', '<b>'])(
    'is the same for every query: %s',
    async (query) => {
      const [plain, asked] = await Promise.all([open(), open(`${page}?${query}`)]);
      expect(withoutNonce(asked)).toBe(withoutNonce(plain));
      expect(asked.html).toContain('<h1>Care close to home, often the same day</h1>');
    },
  );

  test('is rendered once for all queries, known or not', async () => {
    lines.length = 0;
    edit('<p>', '<p onclick=\\"alert(1)\\">');
    for (let turn = 0; turn < 20; turn += 1) {
      await open(`${page}?location=4520${turn % 10}&x${turn}=${Math.random()}`);
    }
    expect(lines.filter((line) => line.includes('first view left to the browser'))).toHaveLength(1);
  });

  test('is the same page compressed, with a nonce of its own', async () => {
    const read = async (encoding: string) => {
      const answer = await fetch(new URL(page, backend.url), {
        headers: { accept: 'text/html', 'accept-encoding': encoding },
      });
      const policy = answer.headers.get('content-security-policy') ?? '';
      return { encoding: answer.headers.get('content-encoding'), html: await answer.text(), policy };
    };
    // Its smallest form takes a while to be made.
    await expect.poll(async () => (await read('br')).encoding, { timeout: 20_000 }).toBe('br');
    const accepted = ['identity', 'gzip;q=0', 'gzip', 'deflate', '*', 'gzip, deflate', 'gzip, deflate, br'];
    const answers = await Promise.all(accepted.map(read));
    const forms = [null, null, 'gzip', null, 'br', 'gzip', 'br'];
    expect(answers.map(({ encoding }) => encoding)).toEqual(forms);
    expect(new Set(answers.map(withoutNonce)).size).toBe(1);
    expect(new Set(answers.map(({ policy }) => policy)).size).toBe(accepted.length);
  });

  test('has the colours of the banner under the policy of every page, and no script', async () => {
    const { html, policy } = await open();
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    // A nonce may have characters that mean something in a pattern.
    const [, styles] = html.split(`<style nonce="${nonce}"`);
    expect(styles?.split('</style>')[0]).toContain(':root{--sw-brand-primary:#00607a');
    expect(html).not.toMatch(/<script>|style="| on\w+="/);
  });

  test('brings the documents that it shows, by the addresses that the app asks for', async () => {
    const { documents } = await textsOf(await open());
    const addresses = Object.keys(documents);
    expect(addresses).toContain('/content/v2/objects/textcollection/1.0.0/messages/search-messages.json');
    // In an order that no process changes, as the address of the texts depends on it.
    expect(addresses).toEqual(addresses.toSorted());
    expect(documents['/content/v2/objects/textcollection/1.0.0/tlc/scheduler-texts.json']).toBe(
      readFileSync(texts, 'utf8'),
    );
  });

  test('has the services to choose from, and the reply that the app would ask for', async () => {
    const { html } = await open();
    expect(html).toMatch(/<select(?=[^>]* aria-busy="false")/);
    expect(html).toMatch(/<option value="\d+"[^>]*>Cold, Flu or COVID-19 Symptoms</);
    const [[address, reply] = []] = Object.entries((await textsOf({ html })).replies);
    expect(address).toMatch(/\/v1\/services\?filter.businessNames=tlc&/);
    expect(JSON.parse(String(reply)).data.services.length).toBeGreaterThan(20);
  });

  test('has none while they cannot be had, so that the app asks for them', async () => {
    await backend.setFault('list-services', { status: 503, times: 1 });
    const { html } = await open();
    expect(html).toMatch(/<select(?=[^>]* aria-busy="true")/);
    expect((await textsOf({ html })).replies).toEqual({});
    const services = '/appointment-management/v1/services?filter.businessNames=tlc';
    expect((await backend.guest().send('GET', services)).status).toBe(503);
    expect((await textsOf(await open())).replies).not.toEqual({});
  });

  test('has its texts at an address that changes with them, compressed and kept for good', async () => {
    const { html } = await open();
    const address = textsAddress(html);
    const read = async () => fetch(new URL(address, backend.url), { headers: { 'accept-encoding': 'br' } });
    // Its smallest form takes a while to be made.
    await expect.poll(async () => (await read()).headers.get('content-encoding'), { timeout: 20_000 }).toBe('br');
    const { headers } = await read();
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('vary')).toBe('accept-encoding');
    edit('"Care close to home, often the same day"', '"Another title"');
    const edited = await open();
    expect(textsAddress(edited.html)).not.toBe(address);
    expect(JSON.stringify(await textsOf(edited))).toContain('Another title');
    // A guest whose page is from before the edit.
    expect(JSON.stringify(await textsOf({ html }))).not.toContain('Another title');
  });

  test.each(['/page-texts/main/AAAAAAAAAAAAAAAA', '/page-texts/confirmation/AAAAAAAAAAAAAAAA', '/page-texts/x/y'])(
    'has no other texts: %s',
    async (path) => {
      expect((await fetch(new URL(path, backend.url))).status).toBe(404);
    },
  );

  test('has its texts from a server that has not sent the page', async () => {
    const configuration = { ...defaultConfiguration, contentDirectory: folder };
    const deployment = await readDeployment(configuration.deploymentFile);
    const [one, other] = [0, 1].map(() =>
      keepPages({ configuration, deployment, log: { warn: vi.fn() }, noteReplaced: vi.fn() }, async () => ({})),
    );
    const page = await one?.read('main', 'whole');
    const texts = await other?.readTexts({ name: 'main' }, textsAddress(String(page?.usual.plain(''))));
    expect(String(texts?.plain(''))).toContain('Care close to home, often the same day');
  });

  test('brings its styles, so that nothing else has to come before it is painted', async () => {
    const { html } = await open();
    const link = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0];
    expect(link, 'the typeface of wide windows').toContain('media="(min-width: 600px)"');
    const files = /<style nonce="[^"]+" data-files="([^"]+)">/.exec(html)?.[1]?.split(' ') ?? [];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(html).toContain(readFileSync(`dist/app${file}`, 'utf8'));
    // A browser would tell the whole address of the page to what its own styles ask for.
    expect(html).not.toContain('url(/');
  });

  test('has what an author has just written', async () => {
    await open();
    edit('"Care close to home, often the same day"', '"A <b>new</b> title </script><script>"');
    const { html } = await open();
    expect(html).toContain('<h1>A &lt;b>new&lt;/b> title &lt;/script>&lt;script></h1>');
    expect(html).not.toContain('</script><script>');
    expect(JSON.stringify(await textsOf({ html }))).toContain('A <b>new</b> title </script><script>');
  });

  test('is that of the last good copy where a document is broken', async () => {
    writeFileSync(texts, '{');
    expect((await open()).html).toContain('<h1>Care close to home, often the same day</h1>');
  });

  test('is left to the browser where a text needs the sanitizer', async () => {
    edit('<p>', '<p onclick=\\"alert(1)\\">');
    expect((await open()).html).toContain(empty);
  });

  test('is tried once for the same documents, however many guests come', async () => {
    edit('<p>', '<p onclick=\\"alert(1)\\">');
    const warn = vi.fn();
    const configuration = { ...defaultConfiguration, contentDirectory: folder };
    const deployment = await readDeployment(configuration.deploymentFile);
    const pages = keepPages({ configuration, deployment, log: { warn }, noteReplaced: vi.fn() }, async () => ({}));
    const readMain = async () => String((await pages.read('main', 'whole'))?.usual.plain(''));
    const crowd = await Promise.all(Array.from({ length: 20 }, readMain));
    expect([...new Set([...crowd, await readMain()])]).toEqual([expect.stringContaining(empty)]);
    expect(warn).toHaveBeenCalledTimes(1);
    cpSync(shipped, folder, { recursive: true });
    expect(await readMain()).toContain('Care close to home, often the same day');
  });

  test('logs once for each version of a document that the shipped copy stands in for it', async () => {
    lines.length = 0;
    const document = 'textcollection/1.0.0/tlc/scheduler-texts.json';
    for (const text of ['{ "title"', '{ "title"', '[]']) {
      writeFileSync(texts, text);
      for (const query of ['', '?type=Flu']) await open(page + query);
      expect((await open()).html).toContain('<h1>Care close to home, often the same day</h1>');
    }
    const replaced = lines.filter((line) => line.includes('a broken document is replaced'));
    expect(replaced.map((line) => JSON.parse(line))).toMatchObject([
      { document, code: 'not-json', shown: 'shipped' },
      { document, code: 'wrong-type', shown: 'shipped' },
    ]);
  });

  test('has a document that was not there before', async () => {
    rmSync(texts);
    expect((await open()).html).toContain('<h1>Care close to home, often the same day</h1>');
    cpSync(shipped, folder, { recursive: true });
    edit('"Care close to home, often the same day"', '"Another title"');
    expect((await open()).html).toContain('<h1>Another title</h1>');
  });

  test('is left to the browser while documents are made to fail', async () => {
    await backend.setFault('content', { status: 500 });
    expect((await open()).html).toContain(empty);
  });

  test.each([`${page}/benefit-codes`, `${page}/result`, '/nowhere'])('is on no other page: %s', async (path) => {
    expect((await open(path)).html).toContain(empty);
  });
});

test('scripts are sent in the form that the build has compressed, and kept for good', async () => {
  const [, script = ''] = /<script type="module" crossorigin src="([^"]+)"/.exec((await open()).html) ?? [];
  const reply = await fetch(new URL(script, backend.url), { headers: { 'accept-encoding': 'br' } });
  await reply.arrayBuffer();
  const { headers } = reply;
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('vary')).toBe('accept-encoding');
  expect(Number(headers.get('content-length'))).toBe(statSync(`dist/app${script}.br`).size);
});
