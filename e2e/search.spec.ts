import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectWithinScreen } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';
import type { Hand } from './guest/Hand.ts';
import { KeyboardHand } from './guest/KeyboardHand.ts';
import { MouseHand } from './guest/MouseHand.ts';
import { main } from './guest/search.ts';

/** Where a search leads from the page 'Find an Appointment', and what is asked and said on the way. */

const benefitCodes = `${main}/benefit-codes`;
const page390 = { width: 390, height: 844 };
const results = /\/scheduler\/result$/;

const type = (page: Page): Locator => page.getByRole('combobox', { name: /^Appointment Type/ });
const place = (page: Page): Locator => page.getByRole('combobox', { name: 'Location' });
const status = (page: Page, words: string | RegExp): Locator => page.getByRole('status').filter({ hasText: words });

async function open(page: Page, address = main): Promise<MouseHand> {
  await page.goto(address);
  await expect(type(page)).toContainText('Sore Throat');
  return new MouseHand(page);
}

async function searchFor(hand: Hand, service: string): Promise<void> {
  await hand.select(/^Appointment Type/, service);
  await hand.type(/^Location/, '45202');
  await hand.press('Find Appointment');
}

/** What the navigation state says of the search. */
const criteriaOf = (page: Page) => page.evaluate(() => history.state?.usr?.criteria);

test.describe('on a phone', () => {
  test.use({ viewport: page390 });

  test('the form opens folded out, folds away in half a second, and says what is missing', async ({ page }) => {
    const hand = await open(page);
    await expect(type(page)).toContainText('Choose one');
    await expect(page.getByPlaceholder('ZIP or City, State')).toBeVisible();
    await hand.press('Find Appointment');
    await expect(page.getByRole('alert')).toContainText('Please fill out all required fields to continue');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Appointment Type is a required field.',
      'Location is a required field.',
    ]);
    await expect(type(page)).toBeFocused();
    await expectAccessible(page);
    await expectWithinScreen(page);

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
    await hand.press('Find an Appointment');
    await expect(place(page)).toBeHidden({ timeout: 300 });
    await hand.press('Find an Appointment');
    await place(page).pressSequentially('Cinci');
    await page.getByRole('option', { name: 'Cincinnati, OH' }).click();
    await expect(place(page)).toHaveValue('Cincinnati, OH');
  });
});

test('suggestions come once per pause, are told, and are worked by keyboard', async ({ page }) => {
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

for (const [way, Hand, button, added] of [
  ['by mouse', MouseHand, 'Add Flu Vaccine', true],
  ['by keyboard', KeyboardHand, 'No', false],
] as const) {
  test(`${button} to the flu vaccine, ${way}, leads to the results`, async ({ page }) => {
    await open(page);
    const hand = new Hand(page);
    await searchFor(hand, 'Smoking Cessation');
    await expect(page.getByRole('dialog', { name: 'Need a flu vaccine?' })).toBeVisible();
    await expectAccessible(page);
    await hand.press(button);
    await expect(page).toHaveURL(results);
    expect(await criteriaOf(page)).toMatchObject({ shouldAddPromotion: added, location: '45202' });
  });
}

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

test.describe('a visit by video', () => {
  const modal = (page: Page) => page.getByRole('dialog', { name: 'Which state will you be in?' });
  const state = (page: Page) => modal(page).getByRole('combobox', { name: 'State' });

  async function ask(page: Page): Promise<MouseHand> {
    const hand = await open(page);
    await hand.select(/^Appointment Type/, 'Cold or Flu by Video');
    await expect(place(page)).toBeHidden();
    await hand.press('Find Appointment');
    await expect(state(page)).toContainText('Choose One');
    return hand;
  }

  test('asks for the state, which becomes the location, and has it again on the way back', async ({ page }) => {
    await page.setViewportSize(page390);
    const hand = await ask(page);
    const names = (await state(page).getByRole('option').allTextContents()).slice(1);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-US')));
    expect(names).toContain('District of Columbia');
    await hand.press('Check Availability');
    await expect(modal(page).getByText('Please choose the state that you will be in.')).toBeVisible();
    await expect(state(page)).toBeFocused();
    await expectAccessible(page);
    await expectWithinScreen(page);
    await hand.select(/^State/, 'Texas');
    await hand.press('Check Availability');
    await expect(modal(page).getByText(/not licensed in this state yet/)).toBeVisible();
    await hand.select(/^State/, 'Ohio');
    await hand.press('Check Availability');
    await expect(page).toHaveURL(results);
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    expect(await criteriaOf(page)).toMatchObject({ location: 'OH', state: 'OH', date: today });
    await page.goBack();
    await expect(type(page)).toContainText('Cold or Flu by Video');
    await hand.press('Find Appointment');
    await expect(state(page)).toHaveValue('OH');
    await hand.press('Cancel');
    await expect(modal(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Find Appointment' })).toBeFocused();
  });

  test('says that the states do not come, and asks again', async ({ page, controls, watch }) => {
    watch.allowNetworkLine(/status of 500/);
    await controls.fail('licensure-states', { status: 500 });
    const hand = await open(page);
    await hand.select(/^Appointment Type/, 'Cold or Flu by Video');
    await hand.press('Find Appointment');
    await expect(modal(page).getByRole('alert')).toContainText(
      "We're having trouble connecting at the moment. Please refresh the page to try again.",
    );
    await expectAccessible(page);
    await hand.press('Try again');
    await expect(state(page)).toContainText('Ohio');
  });
});

test('a modal that does not arrive: an offer is left out, and without a state the guest is told', async ({
  page,
  watch,
}) => {
  watch.allowNetworkLine(/ERR_FAILED/);
  await page.route(/\/assets\/(Search)?Modal-/, (route) => route.abort());
  const hand = await open(page);
  await hand.select(/^Appointment Type/, 'Cold or Flu by Video');
  await hand.press('Find Appointment');
  await expect(page.getByRole('alert')).toHaveText(
    "We're having trouble connecting at the moment.Please refresh the page to try again.",
  );
  await expectAccessible(page);
  await searchFor(hand, 'Smoking Cessation');
  await expect(page).toHaveURL(results);
});

test('a vaccine that takes days to prepare is searched from the first day on which it is there', async ({ page }) => {
  const hand = await open(page);
  await searchFor(hand, 'RSV');
  await expect(page).toHaveURL(/\/prescreen\/1$/);
  expect(await criteriaOf(page)).toMatchObject({ showLeadTimeWarning: true });
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
  await expect(page.getByRole('alert')).toContainText(
    'An unknown error occurred. Please try to view this feature again in a few moments.',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(type(page)).toContainText('Sore Throat');
});

test.describe('messages of the authors', () => {
  test.afterEach(({ server }) => server.restoreContent());

  test('about the availability of services stand in the place of the banner about fields', async ({ page, server }) => {
    server.edit('saf-error/1.0.0/scheduler/saf-error.json', (text) =>
      text.replace('"display": false', '"display": true'),
    );
    const hand = await open(page);
    await expect(page.getByText('Some services cannot be booked online right now')).toBeVisible();
    await hand.press('Find Appointment');
    await expect(type(page)).toHaveAccessibleDescription('Appointment Type is a required field.');
    await expect(page.getByText('Please fill out all required fields to continue')).toBeHidden();
    await expectAccessible(page);
  });

  test('about a service and its category stand below it', async ({ page }) => {
    await page.setViewportSize(page390);
    const hand = await open(page);
    await hand.select(/^Appointment Type/, 'TB Skin Test');
    await expect(status(page, /Some screenings need you to fast/)).toBeVisible();
    await expect(page.getByText(/Please do not book this test for a Thursday/)).toBeVisible();
    await page.getByText('How to prepare').click();
    await expect(page.getByText('Plan to come back 48 to 72 hours later.')).toBeVisible();
    await expectAccessible(page);
    await expectWithinScreen(page);
  });

  test('may list all services in their own order, without groups', async ({ page, server }) => {
    server.edit('scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json', (text) =>
      text.replace('"defaultCategory"', '"groupedMenu": false, "defaultCategory"'),
    );
    await open(page);
    await expect(type(page).getByRole('group')).toHaveCount(0);
  });
});

test.describe('a benefit code', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Please enter your Benefit Code' });

  test('is asked for, judged, and goes to the search with the guest', async ({ page }) => {
    await page.setViewportSize(page390);
    await page.goto(benefitCodes);
    const hand = new KeyboardHand(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We need your Benefit Code information to find your appointment availability.',
    );
    await expect(page).toHaveTitle(/Benefit Code Eligibility/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await hand.press('Continue');
    await expect(field(page)).toHaveAccessibleDescription('You must enter a benefit code.');
    await expect(field(page)).toBeFocused();
    await hand.type(/^Please enter your Benefit Code/, 'NOPE');
    await hand.press('Continue');
    await expect(field(page)).toHaveAccessibleDescription('Your benefit code entry is invalid. Please try again.');
    await expectAccessible(page);
    await expectWithinScreen(page);
    await hand.type(/^Please enter your Benefit Code/, 'CARE2027');
    await hand.press('Continue');
    await expect(page).toHaveURL(new RegExp(`${main}$`));
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
    await expectAccessible(page);
    await searchFor(hand, 'Sore Throat');
    await expect(page).toHaveURL(results);
    await expect(page.getByText('This location accepts your benefit code').first()).toBeVisible();
  });

  test('that cannot be judged is told, and can be tried again', async ({ page, controls, watch }) => {
    watch.allowNetworkLine(/status of 503/);
    await controls.fail('validate-benefit-code', { status: 503 });
    await page.goto(benefitCodes);
    const hand = new MouseHand(page);
    await hand.type(/^Please enter your Benefit Code/, 'HARVEST');
    await hand.press('Continue');
    await expect(page.getByRole('alert')).toHaveText('There is a network error. Please try again.');
    await hand.press('Continue');
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
  });

  test('of a link, and who pays, leave the address bar', async ({ page }) => {
    await open(page, `${main}?benefitCode=CARE2027&medicaid=1&location=Mason,+OH`);
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
    await expect(page).toHaveURL(/\/scheduler\?location=Mason%2C\+OH$/);
    await expect(place(page)).toHaveValue('Mason, OH');
    await page.reload();
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
  });

  test('of a link that is invalid is told, with the way to enter another', async ({ page }) => {
    await open(page, `${main}?benefitCode=NOPE`);
    await expect(status(page, 'Your benefit code entry is invalid. Please try again.')).toBeVisible();
    await page.getByRole('link', { name: 'Enter your Benefit Code again' }).click();
    await expect(page).toHaveURL(new RegExp(`${benefitCodes}$`));
  });
});
