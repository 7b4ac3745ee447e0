import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import type { Hand } from '../guest/Hand.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';

/** What a guest sees, saves, prints and cancels once an appointment is booked. */

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test.slow();
test.afterEach(({ server }) => server.restoreContent());

/** The confirmation codes on the page, from the spelled-out texts that a screen reader reads. */
const codesOn = async (page: Page): Promise<readonly string[]> =>
  (await page.getByText(/^(\S ){7}\S$/).allTextContents()).map((code) => code.replaceAll(' ', ''));

/** The text of the file that a button saves, with folded lines joined. */
async function downloadFile(page: Page, hand: Hand, button: string, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), hand.press(button)]);
  expect(download.suggestedFilename()).toBe(name);
  return readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
}

const readValues = (file: string, name: string): readonly string[] =>
  file.split('\r\n').flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

async function cancelIn(page: Page, hand: Hand, choice: RegExp): Promise<void> {
  await hand.press('Cancel Appointment');
  await expect(page.getByRole('dialog', { name: 'Appointment(s) Cancellation' })).toBeVisible();
  await expectSound(page);
  await hand.choose('Which appointment would you like to cancel?', choice);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).press('Enter');
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('a visit in person is confirmed, saved in a calendar, printed, and gone when the guest leaves', {
    tag: '@critical',
  }, async ({ page, server, controls, guest }) => {
    const hand = new MouseHand(page);
    await bookVisit(page, server, hand, guest, 'inPerson');
    await expect(page).toHaveTitle('Appointment Confirmation');
    await expect(page.getByRole('heading', { level: 1, name: 'Your appointment is confirmed!' })).toBeFocused();
    for (const text of [`${guest.firstName} ${guest.lastName}`, '513-555-0134', guest.email, 'December 10, 1985'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Arrival Checklist' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '888-852-2567' })).toHaveCount(1);
    const [id, code] = (await controls.cancelLink()).split('/').slice(-2);
    expect(await codesOn(page)).toEqual([code]);
    await expectSound(page);
    const [filled, outlined] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--sw-color-primary', '--sw-color-surface'].map((name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.backgroundColor = style.getPropertyValue(name);
        return getComputedStyle(probe).backgroundColor;
      });
    });
    // Away from the button, which looks different below the mouse.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('button', { name: 'Add to Calendar' })).toHaveCSS('background-color', filled ?? '');
    await expect(page.getByRole('link', { name: 'Book Another Appointment' })).toHaveCSS(
      'background-color',
      outlined ?? '',
    );

    const file = await downloadFile(page, hand, 'Add to Calendar', 'appointment.ics');
    expect(readValues(file, 'UID')).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(readValues(file, 'METHOD')).toEqual(['PUBLISH']);
    expect(file).toMatch(/^DTSTART;VALUE=DATE-TIME;TZID=America\/New_York:\d{8}T\d{6}\r$/m);
    for (const secret of [guest.firstName, guest.lastName, guest.email, id ?? '', code ?? '', 'Cold'])
      expect(file).not.toContain(secret);
    await expectSound(page);

    await hand.follow('Book Another Appointment');
    await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/confirmation$/);
    await expect(page.getByText(guest.email)).toHaveCount(0);
  });

  test('both visits of a pair print on one sheet without buttons', async ({ page, server, guest }) => {
    await bookVisit(page, server, new MouseHand(page), guest, 'pair');
    await expect(page.getByRole('img', { name: 'QR code that saves promo code CINCYRIDE2' })).toBeVisible();
    const pdf = await page.pdf({ format: 'Letter', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: '2nd appointment' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Modify Appointment' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
});

test.describe('by keyboard on a phone', () => {
  test.use({ viewport: phone });

  test('of a pair the second is canceled alone, then the first', async ({ page, server, guest, context }) => {
    test.setTimeout(300_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    const hand = new KeyboardHand(page);
    await bookVisit(page, server, hand, guest, 'pair');
    await expect(page.getByRole('heading', { level: 1, name: 'Your vaccine appointment is confirmed!' })).toBeFocused();
    const codes = await codesOn(page);
    expect(codes).toHaveLength(2);
    // A phone cannot scan its own screen, so the QR code is hidden.
    await expect(page.getByText('CINCYRIDE2', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Save Promo Code/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeHidden();
    await expectSound(page);

    await hand.press('Copy Code');
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CINCYRIDE2');
    await expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible();
    const uids = readValues(await downloadFile(page, hand, 'Add to Calendar', 'appointment.ics'), 'UID');
    expect(uids).toHaveLength(2);

    await hand.press('Cancel Appointment');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeFocused();
    await hand.press('Cancel Appointment');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeFocused();
    await cancelIn(page, hand, /^2nd appointment, .*Shingles dose 2$/);
    const notice = page.getByText('Your 2nd appointment has been canceled.').locator('..');
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await codesOn(page)).toEqual(codes.slice(0, 1));
    await expectSound(page);
    const gone = await downloadFile(page, hand, 'Remove from Calendar', 'canceled-appointment.ics');
    expect([readValues(gone, 'UID'), readValues(gone, 'METHOD')]).toEqual([uids.slice(1), ['CANCEL']]);

    await cancelIn(page, hand, /Shingles dose 1$/);
    await expect(page.getByRole('heading', { name: 'Your appointment has been canceled!' })).toBeFocused();
    const all = await downloadFile(page, hand, 'Remove from Calendar', 'canceled-appointment.ics');
    expect(readValues(all, 'UID').toSorted()).toEqual(uids.toSorted());
    expect(readValues(all, 'STATUS')).toEqual(['CANCELLED', 'CANCELLED']);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/confirmation$/);
  });
});
