import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

/** The search page as the server sends it, from the production build, which the test command makes first. */

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
const texts = join(folder, 'textcollection/1.0.0/tlc/scheduler-texts.json');
const shipped = 'content-fixtures/objects';
const page = '/health-services/scheduler';
const empty = '<div id="root"></div>';

let backend: TestBackend;
beforeAll(async () => {
  cpSync(shipped, folder, { recursive: true });
  backend = await startBackend('PGlite', { contentDirectory: folder });
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

const edit = (from: string, to: string) => writeFileSync(texts, readFileSync(texts, 'utf8').replace(from, to));

/** The documents in a page, by their addresses. */
function textsIn(html: string): Readonly<Record<string, unknown>> {
  const data = /<script type="application\/json" id="stepwell-texts">([^<]*)<\/script>/.exec(html)?.[1] ?? '{}';
  return JSON.parse(data);
}

describe('the first view of the search page', () => {
  test('has the words, the banner and the fields', async () => {
    const { html } = await open();
    expect(html).toContain('<h1>Health and Wellness Scheduler</h1>');
    expect(html).toContain('<p>Book a visit in a few minutes;');
    expect(html).toContain('alt="The Little Clinic"');
    expect(html).toMatch(/<label for="location"[^>]*>Location<\/label>/);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test('has the colours of the banner under the policy of every page, and no script', async () => {
    const { html, policy } = await open();
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(html).toContain(`<style nonce="${nonce}">:root{--sw-color-primary:#00607a`);
    expect(html).not.toMatch(/<script>|style="| on\w+="/);
  });

  test('brings the documents that it shows, by the addresses that the app asks for', async () => {
    const documents = textsIn((await open()).html);
    expect(Object.keys(documents)).toContain('/content/v2/objects/textcollection/1.0.0/messages/search-messages.json');
    expect(documents['/content/v2/objects/textcollection/1.0.0/tlc/scheduler-texts.json']).toBe(
      readFileSync(texts, 'utf8'),
    );
  });

  test('has what an author has just written', async () => {
    await open();
    edit('"Health and Wellness Scheduler"', '"A <b>new</b> title </script><script>"');
    const { html } = await open();
    expect(html).toContain('<h1>A &lt;b&gt;new&lt;/b&gt; title &lt;/script&gt;&lt;script&gt;</h1>');
    expect(html).not.toContain('</script><script>');
    expect(JSON.stringify(textsIn(html))).toContain('A <b>new</b> title </script><script>');
  });

  test('is that of the last good copy where a document is broken', async () => {
    writeFileSync(texts, '{');
    expect((await open()).html).toContain('<h1>Health and Wellness Scheduler</h1>');
  });

  test('is left to the browser where a text needs the sanitizer', async () => {
    edit('<p>', '<p onclick=\\"alert(1)\\">');
    expect((await open()).html).toContain(empty);
  });

  test('is left to the browser while documents are made to fail', async () => {
    await backend.setFault('content', { status: 500 });
    expect((await open()).html).toContain(empty);
  });

  test.each([`${page}?location=45202`, `${page}/benefit-codes`, `${page}/result`, '/nowhere'])(
    'is on no other page: %s',
    async (path) => {
      expect((await open(path)).html).toContain(empty);
    },
  );
});
