import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

/** Pages that guests open from a mail, as the server sends them: the frame, and that the screen is loading. */

const scheduler = '/health-services/scheduler';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.close());

/** The page at an address, without what differs from one answer to the next. */
async function open(path: string): Promise<string> {
  const { body, headers } = await backend.guest().send('GET', path, { headers: { accept: 'text/html' } });
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
  return String(body).replaceAll(nonce, '');
}

const pages: readonly (readonly [what: string, path: string, title: string, words: string])[] = [
  ['of the link that cancels', `${scheduler}/cancel/5c8e27c6/SECRET99`, 'Cancel Appointment', 'cancel-messages'],
];

describe.each(pages)('the page %s', (_what, path, title, words) => {
  test('has the frame, its title, and that it is loading', async () => {
    const html = await open(path);
    expect(html).toContain('alt="The Little Clinic"');
    expect(html).toContain('<p>Loading...</p>');
    expect(html).toContain('Need help?');
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual([`<title>${title}</title>`]);
  });

  test('brings its styles, and the words that its screen shows later', async () => {
    const html = await open(path);
    expect(html).toMatch(/<style nonce="" data-files="[^"]+ [^"]+">/);
    expect(html).not.toContain('url(/');
    expect(html).toContain(`/messages/${words}.json`);
  });
});

test('the page of the link that cancels is the same for all links, and is left out by search engines', async () => {
  const html = await open(`${scheduler}/cancel/5c8e27c6/SECRET99`);
  expect(html).toBe(await open(`${scheduler}/cancel/0d3b0a52/OTHER777?utm_source=mail`));
  expect(html).toBe(await open(`${scheduler}/cancel`));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
