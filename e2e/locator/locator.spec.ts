import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { setTestClock } from '../fixtures/testClock.ts';
import type { Hand } from '../guest/Hand.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';

/** Finding a clinic: by a place, by a link, page by page. */

const locations = '/health-services/clinic/locations';
const field = (page: Page) => page.getByRole('combobox', { name: 'Find a Clinic' });
const results = (page: Page, near: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`clinics? near ${near}$`) });
const names = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents();

test.beforeEach(({ controls }) => controls.stopClock());

async function find(page: Page, hand: Hand, place: string): Promise<void> {
  await hand.type('Find a Clinic', place);
  await hand.press('Find');
  await expect(results(page, place)).toBeVisible();
}

for (const width of [320, 390, 900, 1600]) {
  for (const [by, hands] of [
    ['mouse', (page: Page) => new MouseHand(page)],
    ['keyboard', (page: Page) => new KeyboardHand(page)],
  ] as const) {
    test(`a guest who types finds a clinic and its details, by ${by} at ${width} px`, {
      tag: by === 'keyboard' && width === 390 ? ['@critical'] : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const hand = hands(page);
      await page.goto(locations);
      await expect(page).toHaveTitle('Clinic Locator');
      await expect(page.getByRole('heading', { level: 1, name: 'Clinic Locator' })).toBeVisible();
      await expectSound(page);
      await find(page, hand, 'Cincinnati, OH');
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
      await expect(page.getByText('Page 1 of 3')).toBeVisible();
      await expectSound(page);
      await hand.choose('Sort by', 'Wait time');
      await expect(page).toHaveURL(/sortBy=waitTime$/);
      // The button below the list moves when the clinics in their new order come.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await hand.press('Next page of locations');
      await expect(page.getByText('Page 2 of 3')).toBeVisible();
      await expect(results(page, 'Cincinnati, OH')).toBeFocused();
      const [name] = await names(page);
      // Two clinics of a page may have one name, but no two links.
      const details = page.getByRole('link', { name: /^Clinic Details of/ });
      const link = (await details.first().getAttribute('aria-label')) ?? '';
      await hand.follow(link);
      await expect(page).toHaveTitle(/^Appointments - The Little Clinic in .+, OH \(.+\)$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Clinic Details' })).toBeFocused();
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: 'Today:' })).toBeVisible();
      await expectSound(page);
      await page.goBack();
      await expect(page.getByText('Page 2 of 3')).toBeVisible();
      expect((await names(page))[0]).toBe(name);
    });
  }
}

test('an empty search asks for a place', async ({ page }) => {
  await page.goto(locations);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription('Please enter a ZIP code or City, State.');
  await expectAccessible(page);
});

test('suggestions complete what is typed', async ({ page }) => {
  await page.goto(locations);
  await field(page).pressSequentially('Cincin');
  await page.getByRole('option', { name: 'Cincinnati, OH' }).click();
  await expect(field(page)).toHaveValue('Cincinnati, OH');
});

test('the name of a city is enough', async ({ page }) => {
  await page.goto(locations);
  await field(page).fill('Cincinnati');
  await page.keyboard.press('Enter');
  await expect(results(page, 'Cincinnati')).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('a reload, Back, Forward and a shared link show the same list', { tag: '@critical' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const hand = new MouseHand(page);
  await page.goto(`${locations}?referrer=mail`);
  await find(page, hand, '45202');
  await hand.press('Next page of locations');
  await expect(page.getByText('Page 2 of')).toBeVisible();
  const second = await names(page);
  await page.reload();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  expect(await names(page)).toEqual(second);
  await page.goBack();
  await expect(page.getByText('Page 1 of')).toBeVisible();
  await expect.poll(() => names(page)).not.toEqual(second);
  await page.goForward();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(second);
  expect(new URL(page.url()).searchParams.get('referrer')).toBe('mail');
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await setTestClock(other);
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(shared.getByText('Page 2 of')).toBeVisible();
  expect(await names(shared)).toEqual(second);
  await expect(field(shared)).toHaveValue('45202');
  await other.close();
});

test('a card begins a search around its clinic', async ({ page }) => {
  await page.goto(`${locations}?searchText=45225`);
  await page
    .getByRole('link', { name: /^Find an Appointment near/ })
    .first()
    .click();
  await expect(page.getByLabel(/^Location/)).toHaveValue('45225');
});

test('pins and cards know each other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${locations}?searchText=45202`);
  const pin = page.getByRole('region', { name: 'Map of locations' }).getByRole('button', { name: /^3, / });
  await pin.click();
  await expect(page.getByRole('heading', { level: 3 }).nth(2)).toBeFocused();
  await page.getByRole('heading', { level: 3 }).nth(1).hover();
  await expect(pin).toHaveAttribute('aria-current', 'false');
  await expectAccessible(page);
});

test('a small window goes to the results of a search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(locations);
  await find(page, new MouseHand(page), '45202');
  await expect(results(page, '45202')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('a search that fails says why, and can be tried again', { tag: '@critical' }, async ({
  page,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of 500|ERR_EMPTY_RESPONSE|status of 404/);
  await controls.fail('search-clinics', { status: 500, times: 1 });
  await page.goto(`${locations}?searchText=45202`);
  await expect(page.getByRole('alert')).toContainText(
    /^Oops, something went wrong! Please contact customer support at \S+@\S+ or call us at 888-852-2567\.$/,
  );
  await expectSound(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page, '45202')).toBeVisible();
  // The browser asks again by itself when a connection that it kept is cut.
  await controls.fail('search-clinics', { cut: 'before', times: 100 });
  await page.getByRole('radio', { name: 'Wait time' }).click();
  await expect(page.getByRole('alert')).toContainText('There has been a network failure. Please try again.');
  await controls.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page, '45202')).toBeVisible();
  await page.goto(`${locations}?searchText=00000`);
  await expect(page.getByRole('alert')).toContainText("We don't know this place.");
  await page.goto(`${locations}?searchText=59901`);
  await expect(page.getByText(/^We were unable to find any clinics/)).toBeVisible();
});

test('a clinic that does not exist leads to the list, which says so', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  await page.goto('/health-services/clinic/details/014/99999');
  await expect(page).toHaveURL(new RegExp(`${locations}\\?invalidStoreId=1$`));
  await expect(page.getByText('Clinic Not Found')).toBeVisible();
  await expectSound(page);
  await find(page, new MouseHand(page), '45202');
  await expect(page.getByText('Clinic Not Found')).toBeHidden();
});

test('an address that names no page has the search for a clinic', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  for (const address of ['/health-services/clinic/error', '/health-services/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: "Oh no 404! Can't find page." })).toBeVisible();
    await find(page, new MouseHand(page), '45202');
    await expect(page).toHaveURL(new RegExp(`${locations}\\?searchText=45202`));
  }
});

test('details that cannot be loaded can be asked for again', async ({ page, controls, watch }) => {
  watch.allowNetworkLine(/status of 503/);
  await controls.fail('clinic-info', { status: 503, times: 1 });
  await page.goto('/health-services/clinic/014/45225');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The Little Clinic at Lincoln Way' })).toBeVisible();
});
