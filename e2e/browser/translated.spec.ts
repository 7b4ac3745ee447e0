import type { Page } from '@playwright/test';
import type { Controls } from '../fixtures/Controls.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { book, type Group, groups } from '../guest/groups.ts';
import { fillPages } from '../guest/intake.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { pickBusyDay, pickTime, searchByVideo } from '../guest/search.ts';
import { selectVaccines } from '../guest/walkIn.ts';
import { translate, untranslated } from './translation/translate.ts';

/**
 * A guest's browser translates the pages: every flow can be booked, including all texts that appear and disappear on
 * the way.
 */

const flows = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';

test.beforeEach(({ page }) => translate(page));
test.afterEach(({ server }) => server.restoreContent());

/** Goes through every page, first with all its errors, then filled. */
async function fillWithErrors(page: Page, hand: MouseHand, guest: Guest, group: Group): Promise<void> {
  for (const form of groups[group]) {
    await expect(page.getByRole('heading', { name: form.heading, exact: true })).toBeVisible();
    if (form.wrong.length > 0) {
      await form.askMore?.(hand);
      await hand.press('Continue');
      await expect(page.getByText(/^There (is|are) \d+ errors? on this page$/)).toBeVisible();
      await (form.fillMore ?? form.fill)(hand, guest);
    }
    await hand.press(form.leave ?? 'Continue');
  }
}

async function cancelBooked(page: Page, controls: Controls): Promise<void> {
  await page.goto(await controls.cancelLink());
  const hand = new MouseHand(page);
  await hand.press('Cancel Appointment');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).click();
  await expect(page).toHaveURL(/\/canceled$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your appointment has been canceled!' })).toBeVisible();
}

for (const group of ['in-person', 'dietitian', 'everyday-vaccine'] as const) {
  test(`the ${group} form is filled in, errors and all, booked and canceled`, {
    tag: group === 'dietitian' ? ['@critical'] : [],
  }, async ({ page, server, guest, controls }) => {
    test.slow();
    server.edit(flows, (text) => text.replace('"formConfigGroup": "in-person"', `"formConfigGroup": "${group}"`));
    const hand = await openForm(page);
    await fillWithErrors(page, hand, guest, group);
    await expect(page).toHaveURL(/\/confirmation$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await untranslated(page)).toEqual([]);
    await cancelBooked(page, controls);
  });
}

test('a visit by video is booked', async ({ page, guest }) => {
  test.slow();
  const hand = new MouseHand(page);
  await searchByVideo(page, hand);
  await pickTime(page, hand);
  await hand.press('Continue');
  await fillPages(page, hand, guest, groups.virtual);
  await expect(page).toHaveURL(/\/confirmation$/);
});

test('a walk-in is booked', async ({ page, guest }) => {
  test.slow();
  const hand = new MouseHand(page);
  await selectVaccines(page, hand, ['Flu']);
  await fillWithErrors(page, hand, guest, 'instant-vaccine');
  await expect(page).toHaveURL(/\/confirmation$/);
});

test('a failed booking shows its error and other times, and can be retried', async ({
  page,
  guest,
  controls,
  watch,
}) => {
  test.slow();
  watch.allowNetworkLine(/status of (409|429|500)/);
  const hand = await openForm(page);
  await fillPages(page, hand, guest, groups['in-person'].slice(0, -1));
  await controls.fail('schedule-appointment', { status: 500 });
  await fillPages(page, hand, guest, groups['in-person'].slice(-1));
  // Beside the button, wherever the guest has read.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByText("We're having trouble connecting at the moment.").first()).toBeInViewport();
  await controls.fail('schedule-appointment', { status: 429 });
  await hand.press(book);
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await controls.fail('schedule-appointment', { status: 409 });
  await hand.press(book);
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/result$/);
  await pickBusyDay(page);
  await page
    .getByRole('button', { name: /^Show more/i })
    .first()
    .click();
  await pickTime(page, hand, 3);
  await hand.press('Continue');
  await expect(page).toHaveURL(/\/schedule$/);
  await hand.press(book);
  await expect(page).toHaveURL(/\/confirmation$/);
});
