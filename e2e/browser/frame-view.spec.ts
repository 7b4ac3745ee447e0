import { expect, test } from '../fixtures/test.ts';
import { bookedLink } from '../guest/cancelLink.ts';
import { pharmacy } from '../guest/walkIn.ts';
import { holdScript } from './holdScript.ts';
import { translate } from './translation/translate.ts';

/** Pages that guests open from a mail or a search engine, before their scripts have arrived. */

const found = { level: 1, name: 'You have a confirmed appointment!' } as const;

test('the page of a mail shows its frame before any script has run, and keeps it', { tag: '@critical' }, async ({
  page,
  server,
  controls,
}) => {
  const link = await bookedLink(server, controls);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/messages/')) documents.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdScript(page);
  const noted = page.waitForResponse(/\/assets\/notePresses-/);
  await page.goto(link, { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Cancel Appointment');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText('Need help?')).toBeVisible();
  const logo = await page.getByRole('img', { name: 'The Little Clinic' }).elementHandle();
  await (await noted).finished();
  await page.getByRole('button', { name: 'Menu' }).click();
  letGo();
  await expect(page.getByRole('heading', found)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(await logo?.evaluate((element) => element.isConnected)).toBe(true);
  expect(documents).toEqual([]);
});

const linked: readonly (readonly [what: string, path: string, early: string, later: string])[] = [
  ['the locator', '/health-services/clinic?searchText=45202', 'Loading...', 'Clinic Locator'],
  ['all clinics', '/health-services/clinic/locations', 'Loading...', 'Clinic Locator'],
  ['a clinic', '/health-services/clinic/014/45225', 'Loading...', 'Clinic Details'],
  ['a walk-in', pharmacy.landing, 'Loading...', 'Get Your Vaccine Now'],
  ['the choice of a walk-in', pharmacy.selection, 'Loading...', 'Vaccines'],
  ['a prescreen', '/health-services/scheduler/prescreen/1?type=Flu', 'Loading...', 'A few questions first'],
  ['the services', '/health/clinic/services', 'Illness and injury', 'Clinic Services'],
  ['billing', '/health/clinic/billing-insurance-payment', 'What a visit costs', 'Billing, Insurance and Payment'],
];

for (const [what, path, early, later] of linked) {
  test(`the page of ${what} has words before any script has run`, async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(early, { exact: true })).toBeVisible();
    const logo = await page.getByRole('img', { name: 'The Little Clinic' }).elementHandle();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: later })).toBeVisible();
    expect(await logo?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

test('the page of a mail is shown where a browser has translated its frame', async ({ page, server, controls }) => {
  const link = await bookedLink(server, controls);
  await translate(page);
  await page.goto(link);
  await expect(page.getByRole('heading', found)).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
});
