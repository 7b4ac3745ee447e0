import { expect, test } from './fixtures/test.ts';
import { MouseHand } from './guest/MouseHand.ts';
import { day, pickTime, resultsOf } from './guest/search.ts';
import { open, searchFor } from './guest/searchForm.ts';

/** A guest whose connection is gone is told so, wherever a call fails, and goes on once it is back. */

const offline = "You're offline.";

test('questions that cannot come without a connection come once it is back', async ({ page, context, watch }) => {
  watch.allowNetworkLine(/ERR_INTERNET_DISCONNECTED/);
  const hand = new MouseHand(page);
  await page.goto(resultsOf({ type: 'Illnesses', location: '45202', date: day(2), serviceIds: '29' }));
  await pickTime(page, hand);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await hand.press('Continue');
  await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await context.setOffline(false);
  await hand.press('Try again');
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
});

test('a search without a connection is told as that, and asked again by its button', async ({
  page,
  context,
  watch,
}) => {
  watch.allowNetworkLine(/ERR_INTERNET_DISCONNECTED/);
  const hand = await open(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await searchFor(hand, 'Sore Throat');
  await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await context.setOffline(false);
  await hand.press('Try again');
  await expect(page.getByRole('radio').first()).toBeAttached();
});
