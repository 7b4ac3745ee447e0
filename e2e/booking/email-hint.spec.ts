import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillPages } from '../guest/intake.ts';
import { openForm } from '../guest/openForm.ts';
import { personal } from '../guest/pages/patientDetails.ts';

/** An address with a mistyped domain is asked about, and never refused for it. */

test.use({ viewport: { width: 390, height: 844 } });

test('a mistyped domain is taken back by keys alone, and asks no server', { tag: '@critical' }, async ({
  page,
  guest,
}) => {
  const hand = await openForm(page);
  await fillPages(page, hand, guest, [personal]);
  const email = page.getByLabel(/^Email Address/);
  await email.fill('pat@gmial.com');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await email.press('Tab');
  const take = page.getByRole('button', { name: 'Did you mean pat@gmail.com' });
  await expect(page.getByRole('status').filter({ has: take })).toBeVisible();
  expect((await take.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expectSound(page);

  await page.keyboard.press('Shift+Tab');
  await expect(take).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('pat@gmail.com');
  await expect(take).toHaveCount(0);
  expect(asked.filter((request) => request.includes('pat'))).toEqual([]);
});
