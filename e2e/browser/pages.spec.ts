import type { Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { isRunning } from '../fixtures/isRunning.ts';
import { expect, test } from '../fixtures/test.ts';

/** The informational pages, as guests see them and authors change them. */

const services = '/health/clinic/services';
const billing = '/health/clinic/billing-insurance-payment';

const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test.afterEach(({ server }) => server.restoreContent());

for (const [path, title, first] of [
  [services, 'Clinic Services', 'Illness and injury'],
  [billing, 'Billing, Insurance and Payment', 'What a visit costs'],
] as const) {
  test(`${title} reads well`, { tag: '@critical' }, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(block(page, first).getByRole('listitem').first()).toBeVisible();
      await expectSound(page);
    }
  });
}

test('one page leads to the other and to the search, without a page load, and focus follows', {
  tag: '@critical',
}, async ({ page }) => {
  await page.goto(services);
  await isRunning(page);
  await page.evaluate(() => Reflect.set(window, 'sameLoad', true));
  await page.getByRole('link', { name: 'Prices and payment' }).click();
  await expect(page).toHaveURL(billing);
  await expect(page.getByRole('heading', { level: 1, name: 'Billing, Insurance and Payment' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Find Appointment' }).click();
  await expect(page).toHaveURL(/\/health-services\/scheduler$/);
  expect(await page.evaluate(() => Reflect.get(window, 'sameLoad'))).toBe(true);
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

test('no address leads to another site', async ({ page, server, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  for (const from of ['//evil.example/', '/%2F%2Fevil.example/', '/%5Cevil.example/', '/\\evil.example/'])
    await test.step(from, async () => {
      await page.goto(`${server.url}${from}`);
      await expect(page.getByRole('heading', { level: 1, name: "Oh no 404! Can't find page." })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(server.url);
      expect(new URL(page.url()).pathname).not.toMatch(/[/\\]$/);
    });
});
