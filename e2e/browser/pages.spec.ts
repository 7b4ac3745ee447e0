import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

/** The informational pages, as guests see them and authors change them. */

const services = '/health/clinic/services';
const billing = '/health/clinic/billing-insurance-payment';
const notThere = "Oh no 404! Can't find page.";

const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test.afterEach(({ server }) => server.restoreContent());

for (const [path, title, first] of [
  [services, 'Clinic Services', 'Illness and injury'],
  [billing, 'Billing, Insurance and Payment', 'What a visit costs'],
] as const) {
  for (const width of [390, 1280]) {
    test(`${title} reads well at ${width} px`, { tag: width === 390 ? ['@critical'] : [] }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(block(page, first).getByRole('listitem').first()).toBeVisible();
      await expect(block(page, 'Ready for a visit?').getByRole('link', { name: 'Find an appointment' })).toBeVisible();
      await expectSound(page);
    });
  }
}

test('one page leads to the other and to the search, without a page load, and focus follows', {
  tag: '@critical',
}, async ({ page }) => {
  await page.goto(services);
  await page.evaluate(() => Reflect.set(window, 'sameLoad', true));
  await page.getByRole('link', { name: 'Prices and payment' }).click();
  await expect(page).toHaveURL(billing);
  await expect(page.getByRole('heading', { level: 1, name: 'Billing, Insurance and Payment' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Find an appointment' }).click();
  await expect(page).toHaveURL(/\/health-services\/scheduler$/);
  expect(await page.evaluate(() => Reflect.get(window, 'sameLoad'))).toBe(true);
});

test('an author edits a page, and what all pages end with, and guests read it at the next page load', async ({
  page,
  server,
}) => {
  server.edit('page/1.0.0/tlc/clinic-services.json', (text) => text.replace('Travel health', 'Before you travel'));
  server.edit('textcollection/1.0.0/tlc/page-texts.json', (text) => text.replace('Questions?', 'Talk to us'));
  await page.goto(services);
  await expect(block(page, 'Before you travel')).toBeVisible();
  await expect(block(page, 'Talk to us')).toBeVisible();
  await page.goto(billing);
  await expect(block(page, 'Talk to us')).toBeVisible();
});

test('markup that is not allowed in a text of content neither runs nor leaves a line in the console', {
  tag: '@critical',
}, async ({ page, server }) => {
  const bad =
    '<p style=\\"color: red\\" onclick=\\"attacked = 1\\">Before you travel</p><script>attacked = 1</script>' +
    '<img src=x onerror=\\"attacked = 1\\"><style>body { display: none }</style><a href=\\"javascript:attacked = 1\\">Go</a>';
  server.edit('page/1.0.0/tlc/clinic-services.json', (text) =>
    text.replace(/"intro": "[^"]*"/, () => `"intro": "${bad}"`),
  );
  await page.goto(services);
  await expect(page.getByText('Before you travel')).toBeVisible();
  await page.getByText('Before you travel').click();
  await expect(page.getByRole('main').locator('[style], [onclick], script, style, [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
});

test('a page that neither the content nor the app has is said to be missing', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  await page.route('**/page/1.0.0/tlc/*.json', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(services);
  await expect(page.getByRole('heading', { level: 1, name: notThere })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Find an appointment' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
});

test('a page that cannot be had is asked for again at the guest’s wish', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 500/);
  await page.route('**/page/1.0.0/tlc/*.json', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(billing);
  await expect(page.getByRole('alert')).toContainText("We're having trouble connecting at the moment.");
  await expectAccessible(page);
  await page.unroute('**/page/1.0.0/tlc/*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(block(page, 'What a visit costs')).toBeVisible();
});

for (const [from, to] of [
  ['/health/clinic/services/', services],
  ['/billing-insurance-payment', billing],
  ['/billing-insurance-payment/', billing],
] as const) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}

for (const from of ['//evil.example/', '/%2F%2Fevil.example/', '/%5Cevil.example/', '/\\evil.example/']) {
  test(`${from} stays on this site`, async ({ page, server, watch }) => {
    watch.allowNetworkLine(/status of 404/);
    await page.goto(`${server.url}${from}`);
    await expect(page.getByRole('heading', { level: 1, name: notThere })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server.url);
    expect(new URL(page.url()).pathname).not.toMatch(/[/\\]$/);
  });
}
