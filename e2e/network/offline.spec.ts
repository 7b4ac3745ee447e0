import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { open, searchFor } from '../guest/searchForm.ts';

/** A guest who is offline learns this wherever a call fails, and can go on once the connection is back. */

const offline = "You're offline.";

test.afterEach(({ server }) => server.restoreContent());

test('an offline search says so, and runs again once the connection is back', { tag: '@critical' }, async ({
  page,
  context,
  watch,
}) => {
  watch.allowNetworkLine(/ERR_INTERNET_DISCONNECTED/);
  const hand = await open(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => hasFetched(page, 'shell/routes/ResultsWithFinder.tsx')).toBe(true);
  await context.setOffline(true);
  await searchFor(hand, 'Sore Throat');
  await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('radio').first()).toBeAttached();
});

test('an offline guest can save the calendar file, and reads why nothing can be canceled', async ({
  page,
  context,
  server,
  guest,
  watch,
}) => {
  watch.allowNetworkLine(/ERR_INTERNET_DISCONNECTED/);
  const hand = new MouseHand(page);
  await bookVisit(page, server, hand, guest, 'inPerson');
  await expect(page.getByRole('button', { name: 'Add to Calendar' })).toBeVisible();
  await context.setOffline(true);
  await hand.press('Cancel Appointment');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').check();
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep Appointment' }).click();
  // The code that makes the file was fetched before the booking.
  const download = page.waitForEvent('download');
  await hand.press('Add to Calendar');
  expect((await download).suggestedFilename()).toBe('appointment.ics');
});

test('a page whose code cannot load says so, and loads once the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allowNetworkLine(/ERR_INTERNET_DISCONNECTED/);
  await open(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Clinic Services' }).click();
  await expect(page.getByText(offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(offline)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Clinic Services' })).toBeVisible();
});

/** Whether the page has the code of a screen, which it fetches once the guest uses it, but for styles that it brings. */
const hasFetched = (page: Page, screen: string): Promise<boolean> =>
  page.evaluate((name) => {
    const chunks = JSON.parse(document.getElementById('stepwell-chunks')?.textContent ?? '{}');
    const files: string[] = (chunks[name] ?? '').split(' ').filter(Boolean);
    return (
      files.length > 0 &&
      files.every(
        (file) =>
          document.querySelector(`link[href="/${file}"][disabled]`) ||
          performance.getEntriesByName(`${location.origin}/${file}`).length > 0,
      )
    );
  }, screen);
