import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from './studioTest.ts';

test('the live page follows what is typed', async ({ desk }) => {
  await desk.open('preferredName', /^Preferred Name/);
  await expect(desk.livePage.getByLabel(/^Preferred Name/)).toBeVisible();
  await desk.replace('"Preferred Name"', '"What may we call you?"');
  await expect(desk.livePage.getByLabel(/^What may we call you\?/)).toBeVisible();
  // A text in the middle of an edit leaves the last page that works.
  await desk.replace('"What may we call you?"', '"Nearly');
  await expect(desk.livePage.getByText('What you have now does not work yet.')).toBeVisible();
  await expect(desk.livePage.getByLabel(/^What may we call you\?/)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a flow is answered by one key, and its request is shown, in the ${colorScheme}`, async ({ page, desk }) => {
    await page.emulateMedia({ colorScheme });
    await desk.open('in-person', /^In person/);
    await expect(desk.livePage.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await page.keyboard.press('Alt+3');
    await expect(desk.livePage.getByText(/There (is|are) \d+ errors? on this page/)).toBeVisible();
    // The focus has gone to the first error, which scrolls its pane alone.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expectSound(page);
    await page.keyboard.press('Alt+0');
    await page.keyboard.press('Shift+Alt+2');
    await expect(desk.livePage.getByRole('heading', { name: 'This would be sent' })).toBeVisible();
    await desk.livePage.getByRole('tab', { name: 'Page' }).focus();
    await page.keyboard.press('ArrowRight');
    const request = desk.livePage.getByRole('region', { name: 'Request' });
    await expect(request.getByRole('button', { name: '/basicInfo/lastName', exact: true })).toBeVisible();
    await expectSound(page);
    await request.getByRole('button', { name: '/basicInfo/lastName', exact: true }).press('Enter');
    await expect(desk.editor).toBeFocused();
  });

test('a prescreen is answered to its end', async ({ page, desk }) => {
  await desk.open('physicals', /^Physicals/);
  // Each press answers one page, and a press may come a moment before its page.
  await expect(async () => {
    await page.keyboard.press('Shift+Alt+1');
    await expect(desk.livePage.getByText(/^Leads to: /)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
