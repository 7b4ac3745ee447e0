import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

/** Pages that guests open from a mail or a search engine, as the server sends them. */

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
  ['of a prescreen', `${scheduler}/prescreen/1?type=Flu`, 'Prescreening Form', 'prescreen-messages'],
  ['of a walk-in', '/health-services/instant-vaccines/01400500', 'Walk-In Vaccine', 'walk-in-messages'],
  ['of its vaccines', '/health-services/instant-vaccines/select/01400500', 'Prescreening Form', 'walk-in-messages'],
  ['of the locator', '/health-services/clinic?searchText=45202', 'Clinic Locator', 'locator-messages'],
  ['of all clinics', '/health-services/clinic/locations', 'Clinic Locator', 'locator-messages'],
  ['of a clinic', '/health-services/clinic/014/45225', 'Clinic Details', 'locator-messages'],
];

describe.each(pages)('the page %s', (_what, path, title, words) => {
  test('has the frame, its title, and that it is loading', async () => {
    const html = await open(path);
    expect(html).toContain('alt="The Little Clinic"');
    expect(html).toContain('<p>Loading...</p>');
    expect(html).toContain('Need help?');
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual([`<title>${title}</title>`]);
  });

  test('brings its words for later, and styles that ask for nothing', async () => {
    const html = await open(path);
    expect(html).toMatch(/<style nonce="" data-files="[^"]*">/);
    expect(html).not.toContain('url(/');
    const [, texts = ''] = /<link [^>]*id="stepwell-texts" href="([^"]+)">/.exec(html) ?? [];
    const { body } = await backend.guest().send('GET', texts);
    expect(JSON.stringify(body)).toContain(`/messages/${words}.json`);
  });
});

test('the page of the link that cancels is the same for all links, and is left out by search engines', async () => {
  const html = await open(`${scheduler}/cancel/5c8e27c6/SECRET99`);
  expect(html).toBe(await open(`${scheduler}/cancel/0d3b0a52/OTHER777?utm_source=mail`));
  expect(html).toBe(await open(`${scheduler}/cancel`));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test.each(['clinic/014/99999', 'clinic/x/y', 'instant-vaccines/99999999'])(
  'an address that names no place has no first view: %s',
  async (path) => {
    expect(await open(`/health-services/${path}`)).toContain('<div id="root"></div>');
  },
);

test.each([
  ['services', 'Clinic Services', 'Illness and injury'],
  ['billing-insurance-payment', 'Billing, Insurance and Payment', 'What a visit costs'],
])('the page of %s can be read at once', async (path, title, part) => {
  const html = await open(`/health/clinic/${path}`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`>${part}</h2>`);
  expect(html).not.toContain('<p>Loading...</p>');
});
