import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { searchVaccines } from '../guest/questions/vaccineQuestions.ts';
import { main, servicesShown } from '../guest/search.ts';
import { open, phone, place, results, searchFor, status, type } from '../guest/searchForm.ts';

/** Where a search from the page 'Find an Appointment' leads, and what is asked and shown on the way. */

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the form opens folded out, folds away in half a second, and says what is missing', {
    tag: '@critical',
  }, async ({ page }) => {
    const hand = await open(page);
    await expect(page.getByPlaceholder('Choose one')).toBeVisible();
    await expect(page.getByPlaceholder('ZIP or City, State')).toBeVisible();
    await hand.press('Find Appointment');
    await expect(page.getByRole('alert')).toContainText('Please fill out all required fields to continue');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Appointment Type is a required field.',
      'Location is a required field.',
    ]);
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

test('suggestions come once per pause, are told, and are worked by keyboard', { tag: '@critical' }, async ({
  page,
}) => {
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

test('a search of a category that allows no promotion leads to the results at once', async ({ page }) => {
  const hand = await open(page);
  await searchFor(hand, 'Sore Throat');
  await expect(page).toHaveURL(results);
});

test('a search of a category with questions leads to the prescreen', async ({ page }) => {
  const hand = await open(page);
  await searchFor(hand, 'Sports or Camp Physical');
  await expect(page).toHaveURL(/\/prescreen\/1$/);
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

for (const [vaccine, warns] of [
  ['Meningitis', true],
  ['Flu', false],
] as const) {
  test(`of a search for Meningitis that ends at ${vaccine} the days begin later: ${warns}`, async ({ page }) => {
    const hand = await open(page);
    const today = await page.getByLabel('Date', { exact: true }).inputValue();
    await searchVaccines(page, hand, 'Meningitis', vaccine);
    await expect(page.getByRole('radio').first()).toBeAttached();
    await expect(page.getByText(/^The appointment availability dates presented have changed/)).toHaveCount(
      warns ? 1 : 0,
    );
    await page.getByRole('link', { name: 'Edit search' }).click();
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today);
  });
}

for (const typed of ['45202 Cincinnati OH', 'Cincinnati OH 45202', '４５２０２'])
  test(`times are found near ${typed}`, async ({ page }) => {
    const hand = await open(page);
    await hand.select(/^Appointment Type/, 'Sore Throat');
    await hand.type(/^Location/, typed);
    await hand.press('Find Appointment');
    await expect(page.getByRole('group', { name: /^Appointment times at/ }).first()).toBeVisible();
  });

test('a location that is not found is told beside the field, which has the focus', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  const hand = await open(page);
  await hand.select(/^Appointment Type/, 'Sore Throat');
  await hand.type(/^Location/, '00000');
  await hand.press('Find Appointment');
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toHaveAccessibleDescription(
    "We're unable to find a provider in this location. Please enter another city, state, or ZIP code and try again.",
  );
  await expectAccessible(page);
});

test('services that do not come are told, and asked for again', async ({ page, controls, watch }) => {
  watch.allowNetworkLine(/status of 500/);
  await controls.fail('list-services', { status: 500 });
  await page.goto(main);
  await expect(page.getByRole('alert')).toContainText("We can't load visit types. Try again.");
  await page.getByRole('button', { name: 'Try again' }).click();
  await servicesShown(page);
  await type(page).click();
  await expect(page.getByRole('option', { name: 'Sore Throat' })).toBeVisible();
});

test('one service that is odd does not take the others off the menu', async ({ page }) => {
  // The reference backend never gives odd answers, so one of its answers is changed here.
  await page.route('**/v1/services?*', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const named = (name: string) => reply.data.services.find((service: { name: string }) => service.name === name);
    named('Smoking Cessation').groupName = null;
    named('Sore Throat').dose = null;
    delete named('TB Skin Test').order;
    named('Wart Removal').businessNames = ['optician'];
    await route.fulfill({ response, json: reply });
  });
  await open(page);
  await type(page).click();
  await expect(page.getByRole('option', { name: 'TB Skin Test' })).toBeAttached();
  await expect(page.getByRole('option', { name: /^(Smoking Cessation|Wart Removal)$/ })).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', main);
});
