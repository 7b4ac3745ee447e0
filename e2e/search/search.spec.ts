import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { main } from '../guest/search.ts';
import { open, phone, place, searchFor, shownType, status, type } from '../guest/searchForm.ts';

/** Where a search from the page 'Find an Appointment' leads, and what is asked and shown on the way. */

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the form opens folded out, folds away in half a second, and says what is missing', {
    tag: '@critical',
  }, async ({ page }) => {
    const hand = await open(page);
    await expect(shownType(page)).toHaveText('Choose one');
    await expect(page.getByPlaceholder('ZIP or City, State')).toBeVisible();
    await hand.press('Find Appointment');
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await expect(type(page)).toBeFocused();
    await expectSound(page);

    const toggle = page.getByRole('button', { name: 'Find an Appointment' });
    const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    await expect(panel).toHaveCSS('transition-duration', /^0\.5s/);
    await hand.press('Find an Appointment');
    await expect(place(page)).toBeHidden();
    await hand.press('Find an Appointment');
    await expect(place(page)).toBeVisible();
  });

  test('nothing moves for guests who wish so, and the suggestions still reach out of the form', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hand = await open(page);
    const toggle = page.getByRole('button', { name: 'Find an Appointment' });
    const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    const seconds = await panel.evaluate((shown) => {
      const { transitionDuration, transitionDelay } = getComputedStyle(shown);
      return `${transitionDuration},${transitionDelay}`.split(',').map((time) => Number.parseFloat(time));
    });
    expect(Math.max(...seconds)).toBeLessThan(0.01);
    await hand.press('Find an Appointment');
    await expect(place(page)).toBeHidden();
    await hand.press('Find an Appointment');
    await place(page).pressSequentially('Cinci');
    await page.getByRole('option', { name: 'Cincinnati, OH' }).click();
    await expect(place(page)).toHaveValue('Cincinnati, OH');
  });
});

test('suggestions load once per pause, are announced, and work by keyboard', { tag: '@critical' }, async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/similar-addresses'))
      asked.push(new URL(request.url()).searchParams.get('filter.freeFormAddress'));
  });
  await open(page);
  await place(page).pressSequentially('4520', { delay: 30 });
  await page.waitForTimeout(700);
  expect(asked).toEqual([]);
  await place(page).pressSequentially('2', { delay: 30 });
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toHaveText('Cincinnati, OH 45202');
  expect(asked).toEqual(['45202']);
  await expect(status(page, /suggestion.*arrow keys/)).toHaveCount(1);
  await expectAccessible(page);
  await place(page).press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(place(page)).toHaveValue('45202');
  await place(page).fill('');
  await place(page).pressSequentially('Colum');
  await expect(options.nth(1)).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(5);
  const second = await options.nth(1).textContent();
  await place(page).press('ArrowDown');
  await place(page).press('ArrowDown');
  await place(page).press('Enter');
  await expect(place(page)).toHaveValue(second ?? '');
  await expect(page).toHaveURL(new RegExp(`${main}$`));
});

test("what is booked at the pharmacy opens the pharmacy's page in a new window", async ({ page, context }) => {
  await context.route('https://pharmacy.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pharmacy</title><p>Vaccines</p>' }),
  );
  const hand = await open(page);
  const opening = context.waitForEvent('page');
  await searchFor(hand, 'Medication Review at the Pharmacy');
  const opened = await opening;
  await expect(opened).toHaveURL('https://pharmacy.example.com/rx/guest/vaccination-appointments');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await expect(status(page, "The pharmacy's page has opened in a new window.")).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`${main}$`));
  await expectAccessible(page);
});
