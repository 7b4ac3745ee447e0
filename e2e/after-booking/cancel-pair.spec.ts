import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { Rival } from '../fixtures/Rival.ts';
import { expect, test } from '../fixtures/test.ts';
import { canceled, chooseToCancel, submitCancel } from '../guest/cancelLink.ts';
import { MouseHand } from '../guest/MouseHand.ts';

/** The cancel links in the mail for a pair of appointments: each link shows both and cancels the one that it names. */

test('of two appointments the link of the first shows both, and lets the second go alone', {
  tag: '@critical',
}, async ({ page, server, controls }) => {
  await new Rival(server.url).bookPair();
  const [firstLink = '', secondLink = ''] = await controls.cancelLinks();
  const hand = new MouseHand(page);
  await page.goto(firstLink);
  await expect(page.getByRole('heading', { level: 1, name: 'You have two confirmed appointments!' })).toBeVisible();
  await expectSound(page);
  await chooseToCancel(page, hand, /^2nd appointment/);
  await expectAccessible(page);
  await submitCancel(page).click();
  await expect(page.getByText(/^Your 1st appointment, on .*, is still booked\.$/)).toBeVisible();

  await page.goto(secondLink);
  await expect(page.getByRole('heading', { name: 'This appointment has already been canceled.' })).toBeVisible();
  await page.goto(firstLink);
  await expect(page.getByRole('heading', { level: 1, name: 'You have a confirmed appointment!' })).toBeVisible();
  await chooseToCancel(page, hand, /^1st appointment/);
  await submitCancel(page).click();
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
});
