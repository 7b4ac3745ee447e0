import type { Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

/** Finding a clinic where the guest is. */

const locations = '/health-services/clinic/locations';
const here = { latitude: 39.103118, longitude: -84.51202 };
const address = /\?latitude=39\.1031&longitude=-84\.5120&sortBy=distance$/;
const results = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ clinics near your location$/ });

test.beforeEach(({ controls }) => controls.stopClock());

test.describe('a guest who shares the position', () => {
  test.use({ geolocation: here, permissions: ['geolocation'] });

  test('has the nearest clinics at once, and in the address', { tag: '@critical' }, async ({ page }) => {
    await page.goto(locations);
    await expect(results(page)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expectSound(page);
    const nearest = await page.getByRole('heading', { level: 3 }).allTextContents();
    await page.reload();
    await expect(results(page)).toBeVisible();
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(nearest);
  });

  test('leaves it in no storage and in no log', async ({ page, server }) => {
    await page.goto(locations);
    await expect(results(page)).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
    );
    expect(kept).not.toContain('39.1');
    expect(server.log).not.toContain('39.1');
  });
});

test('a refused location shows a message, and works once it is allowed', async ({ page, context }) => {
  await page.goto(locations);
  await expect(page.getByText(/does not share your location/)).toBeVisible();
  await expectSound(page);
  await context.setGeolocation(here);
  await context.grantPermissions(['geolocation']);
  await expect(results(page)).toBeVisible();
  await expect(page).toHaveURL(address);
});
