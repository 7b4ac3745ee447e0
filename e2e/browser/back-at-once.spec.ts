import type { Page } from '@playwright/test';
import { Rival } from '../fixtures/Rival.ts';
import { expect, test } from '../fixtures/test.ts';
import { book } from '../guest/groups.ts';
import { openForm } from '../guest/openForm.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';

/** A guest presses Back while a slow page still shows the previous screen. */

test.afterEach(({ server }) => server.restoreContent());

/**
 * Presses Back as soon as the address has changed to `path` and before the page paints, as on a busy machine: React's
 * next work is held back until then.
 */
async function pressBackAtOnce(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    let waiting: (() => void)[] | undefined;
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (waiting) waiting.push(() => post.call(this, message));
      else post.call(this, message);
    };
    const goOn = () => {
      const kept = waiting ?? [];
      waiting = undefined;
      for (const next of kept) next();
    };
    const push = history.pushState;
    history.pushState = (...entry) => {
      push.apply(history, entry);
      if (location.pathname !== path) return;
      history.pushState = push;
      waiting = [];
      addEventListener('popstate', () => setTimeout(goOn), { once: true });
      history.back();
    };
  }, path);
}

test('from the times that take the place of a form is in the form again, with every answer', {
  tag: '@critical',
}, async ({ page, server, controls, guest, watch }) => {
  watch.allowNetworkLine(/status of 409/);
  shortenForm(server);
  const hand = await openForm(page);
  await fillShortForm(page, hand, guest);
  await controls.fail('schedule-appointment', { status: 409, times: 2 });
  await hand.press(book);
  const dialog = page.getByRole('dialog', { name: 'Appointment Conflict' });
  await expect(dialog).toBeVisible();
  await pressBackAtOnce(page, '/health-services/scheduler/result');
  await dialog.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(/\/schedule$/);
  await hand.press(book);
  await dialog.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByRole('radio').first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
  await hand.press(book);
  await expect(page).toHaveURL(/\/confirmation$/);
});

test('from a page that takes the place of the link to cancel is at the search, with no trace of the link', async ({
  page,
  server,
  controls,
}) => {
  const rival = new Rival(server.url);
  await rival.book(await rival.findSlot());
  const link = await controls.cancelLink();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You have a confirmed appointment!' })).toBeVisible();
  await pressBackAtOnce(page, '/health/clinic/services');
  await page.getByRole('banner').getByRole('link', { name: 'Clinic Services' }).click();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
  expect(page.url()).not.toContain(link.split('/').at(-1));
});
