import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import type { Controls } from '../fixtures/Controls.ts';
import { Rival } from '../fixtures/Rival.ts';
import type { Server } from '../fixtures/Server.ts';
import { expect, test } from '../fixtures/test.ts';
import { cancelDialog, canceled, chooseToCancel, submitCancel } from '../guest/cancelLink.ts';
import { MouseHand } from '../guest/MouseHand.ts';

/** The cancel links in the mail for a pair of appointments: each link shows both and cancels the one that it names. */

test.describe('of two appointments', () => {
  const bookedLinks = async (server: Server, controls: Controls): Promise<readonly string[]> => {
    await new Rival(server.url).bookPair();
    const links = await controls.cancelLinks();
    expect(links).toHaveLength(2);
    return links;
  };

  test('the link of the first shows both, and lets the second go alone', { tag: '@critical' }, async ({
    page,
    server,
    controls,
  }) => {
    const hand = new MouseHand(page);
    const [firstLink = '', secondLink = ''] = await bookedLinks(server, controls);
    await page.goto(firstLink);
    await expect(page.getByRole('heading', { level: 1, name: 'You have two confirmed appointments!' })).toBeVisible();
    await expect(page.getByText(/If you cancel the 1st appointment, the 2nd is canceled too/)).toBeVisible();
    await expectSound(page);
    await chooseToCancel(page, hand, /^2nd appointment/);
    await expectAccessible(page);
    await submitCancel(page).click();
    await expect(page.getByText(/^Your 1st appointment, on .*, is still booked\.$/)).toBeVisible();

    await page.goto(secondLink);
    await expect(page.getByRole('heading', { name: 'This appointment has already been canceled.' })).toBeVisible();
    await expect(page.getByText('Your 1st appointment is still confirmed.')).toBeVisible();
    await page.goto(firstLink);
    await expect(page.getByRole('heading', { level: 1, name: 'You have a confirmed appointment!' })).toBeVisible();
    await chooseToCancel(page, hand, /^1st appointment/);
    await submitCancel(page).click();
    await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  });

  test('the first cancels both, after saying so', async ({ page, server, controls }) => {
    const hand = new MouseHand(page);
    const [firstLink = '', secondLink = ''] = await bookedLinks(server, controls);
    await page.goto(firstLink);
    await chooseToCancel(page, hand, /^1st appointment/);
    await expect(cancelDialog(page)).toContainText('cancels all of them');
    await submitCancel(page).click();
    await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
    await expect(page.getByText(/still booked/)).toHaveCount(0);
    expect(await new Rival(server.url).isRefusedAsCanceled(secondLink)).toBe(true);
  });

  test('the link of the second cancels the second alone', async ({ page, server, controls }) => {
    const [firstLink = '', secondLink = ''] = await bookedLinks(server, controls);
    await page.goto(secondLink);
    await expect(page.getByText('This link cancels the 2nd appointment. The 1st stays booked.')).toBeVisible();
    await chooseToCancel(page, new MouseHand(page), /^2nd appointment/);
    await submitCancel(page).click();
    await expect(page.getByText(/is still booked/)).toBeVisible();
    expect(await new Rival(server.url).isRefusedAsCanceled(firstLink)).toBe(false);
  });
});
