import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import type { Controls } from '../fixtures/Controls.ts';
import { Rival } from '../fixtures/Rival.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookedLink, cancelDialog, canceled, chooseToCancel, submitCancel } from '../guest/cancelLink.ts';
import { book } from '../guest/groups.ts';
import { fillAddress, fillPage, fillPages } from '../guest/intake.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { address, contact, personal } from '../guest/pages/patientDetails.ts';
import { buildResultsUrl, day, main, pickTime } from '../guest/search.ts';
import { phone } from '../guest/searchForm.ts';
import { checklist, pharmacy } from '../guest/walkIn.ts';

/**
 * The states that a guest sees when something fails, is refused or is empty, checked by axe. What they say and where
 * they lead is tested in jsdom.
 */

interface State {
  readonly name: string;
  readonly address: string;
  /** Words by which the state is known once it is there. */
  readonly words: string;
  readonly prepare?: Prepare;
}

type Prepare = (page: Page, controls: Controls) => Promise<unknown>;

const failingCall =
  (call: string): Prepare =>
  (_page, controls) =>
    controls.fail(call, { status: 500 });

const failingDocument =
  (kind: string, status: number, body = '{}'): Prepare =>
  (page) =>
    page.route(`**/${kind}/**`, (route) => route.fulfill({ status, body }));

const physicals = `${main}/prescreen/1?type=Physicals`;
const locations = '/health-services/clinic/locations';
const visit = { type: 'Illnesses', location: '45202', date: day(2), serviceIds: '29' };
const cannotLoadQuestions = 'Sorry. We appear to be having trouble loading the questions. Please try again later.';
const noServices = "We're having trouble loading vaccine services. Please refresh this page to try again.";
const noConnection = "We're having trouble connecting at the moment.";

const prescreenStates: readonly State[] = [
  {
    name: 'its services fail',
    address: physicals,
    prepare: failingCall('list-services'),
    words: 'We are experiencing an issue at this time. Please try again later.',
  },
  {
    name: 'its document does not load',
    address: physicals,
    prepare: failingDocument('prescreen-data', 500),
    words: cannotLoadQuestions,
  },
  {
    name: 'its document does not exist',
    address: physicals,
    prepare: failingDocument('prescreen-data', 404),
    words: 'We are experiencing an issue with scheduling at this time. Please try again later.',
  },
  {
    name: 'its questions are broken',
    address: physicals,
    prepare: failingDocument('eligibility-questions', 200, '{"questions":'),
    words: cannotLoadQuestions,
  },
  {
    name: 'the states of its dietitians fail',
    address: `${main}/prescreen/1?type=Telenutrition`,
    prepare: failingCall('licensure-states'),
    words: noConnection,
  },
];

const resultsStates: readonly State[] = [
  {
    name: 'the search fails',
    address: buildResultsUrl(visit),
    prepare: failingCall('search-time-slots'),
    words: noConnection,
  },
  {
    name: 'the locations for a benefit code fail',
    address: buildResultsUrl({ ...visit, benefitCode: 'CARE2027' }),
    prepare: failingCall('search-time-slots'),
    words: 'Benefit code locations failed to load.',
  },
  {
    name: 'the benefit code does not exist',
    address: buildResultsUrl({ ...visit, benefitCode: 'NOPE' }),
    words: 'Your benefit code entry is invalid. Please try again.',
  },
  {
    name: 'one place has no times, and another does not offer the service',
    address: buildResultsUrl({
      type: 'Smoking Cessation',
      location: 'Columbus, OH',
      date: day(0),
      serviceIds: '81',
    }),
    words: 'Service Unavailable',
  },
  {
    name: 'vaccines do not go together',
    address: buildResultsUrl({ type: 'Vaccines', location: '45202', date: day(2), serviceIds: '103,115' }),
    words: 'The vaccines you have selected cannot be scheduled together.',
  },
];

const locatorStates: readonly State[] = [
  {
    name: 'the search fails',
    address: `${locations}?searchText=45202`,
    prepare: failingCall('search-clinics'),
    words: 'Oops, something went wrong!',
  },
  {
    name: 'no clinic is near',
    address: `${locations}?searchText=59901`,
    words: 'We were unable to find any clinics with the information you provided.',
  },
  {
    name: 'a clinic does not exist',
    address: '/health-services/clinic/details/014/99999',
    words: 'Clinic Not Found',
  },
];

const walkInStates: readonly State[] = [
  {
    name: 'the services fail on the landing',
    address: pharmacy.landing,
    prepare: failingCall('list-services'),
    words: noServices,
  },
  {
    name: 'the pharmacy has no details',
    address: pharmacy.landing,
    prepare: failingCall('clinic-details'),
    words: 'Your Neighborhood Pharmacy',
  },
  {
    name: 'the services fail on the selection',
    address: pharmacy.selection,
    prepare: failingCall('list-services'),
    words: noServices,
  },
  {
    name: 'the pharmacy does not exist',
    address: '/health-services/instant-vaccines/99999999',
    words: "Oh no 404! Can't find page.",
  },
];

const cancelStates: readonly State[] = [
  {
    name: 'the appointment of the link is unknown',
    address: `${main}/cancel/0123456789abcdef0123456789abcdef/ABCDEF`,
    words: "We can't find this appointment",
  },
  {
    name: 'the lookup fails',
    address: `${main}/cancel/0123456789abcdef0123456789abcdef/ABCDEF`,
    prepare: failingCall('lookup-appointment'),
    words: "We can't show your appointment right now.",
  },
];

const screens: readonly (readonly [screen: string, states: readonly State[]])[] = [
  ['a prescreen', prescreenStates],
  ['the results', resultsStates],
  ['the clinic locator', locatorStates],
  ['a walk-in', walkInStates],
  ['a cancel link', cancelStates],
];

const alert = (page: Page, words: string): Locator => page.getByRole('alert').filter({ hasText: words });

test.use({ viewport: phone });
test.afterEach(({ server }) => server.restoreContent());

for (const [screen, states] of screens)
  test(`${screen}: each failure and each empty state is accessible`, async ({ page, controls, watch }) => {
    watch.allowNetworkLine(/status of (404|500)/);
    for (const { name, address: start, prepare, words } of states)
      await test.step(name, async () => {
        await prepare?.(page, controls);
        await page.goto(start);
        await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
        await expectSound(page);
        await page.unrouteAll();
        await controls.clearFaults();
      });
  });

test('results without a place near, without a choice and with a time that is gone are accessible', async ({
  page,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of (409|500)/);
  const hand = new MouseHand(page);
  await page.goto(buildResultsUrl({ ...visit, location: '59001' }));
  await expect(page.getByRole('heading', { name: 'No results found!' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Book Cold or Flu by Video' })).toBeVisible();
  await expectSound(page);

  await page.goto(buildResultsUrl(visit));
  await expect(page.getByRole('radio').first()).toBeAttached();
  await hand.press('Edit search');
  await expect(page.getByRole('button', { name: 'Find Appointment' })).toBeVisible();
  await expectSound(page);
  await hand.press('Edit search');
  await hand.press('Continue');
  await expect(alert(page, 'Please select an appointment time to continue.')).toBeVisible();
  await expectSound(page);
  await pickTime(page, hand);
  await controls.fail('create-reservation', { status: 409 });
  await controls.fail('refresh-time-slots', { status: 500 });
  await hand.press('Continue');
  await expect(alert(page, 'Unfortunately, the time selected was just booked.')).toBeVisible();
  await expect(alert(page, noConnection)).toBeVisible();
  await expectSound(page);
});

test('a choice of vaccines with all its errors is accessible', async ({ page, server }) => {
  // Each shipped pair contains a prepared vaccine, which is not available at the counter, so a pair is changed here.
  server.edit('vaccine-rules/1.0.0/scheduler/vaccine-rules.json', (text) => text.replaceAll('"115"', '"102"'));
  const hand = new MouseHand(page);
  await page.goto(pharmacy.selection);
  for (const name of ['Pneumonia', 'Tdap']) await hand.choose(checklist, name);
  await hand.press('Continue');
  await expect(page.getByRole('group', { name: checklist })).toContainText('cannot be scheduled together');
  await expectSound(page);
  for (const name of ['Flu', 'COVID-19']) await hand.choose(checklist, name);
  await hand.press('Continue');
  await expect(page.getByRole('group', { name: checklist })).toContainText('You can only select up to 3 vaccines.');
  await expectSound(page);
});

test('the dialogs of an address and of a refused booking, and one that fails, are accessible', async ({
  page,
  server,
  controls,
  watch,
  guest,
}) => {
  test.slow();
  watch.allowNetworkLine(/status of (400|429|500)/);
  const steps = [{ id: 'patientDetails', form: 'patientDetails' }];
  server.edit('form-config/1.0.0/scheduler/in-person.json', () => JSON.stringify({ group: 'in-person', steps }));
  const hand = await openForm(page);
  await fillPages(page, hand, guest, [personal, contact]);
  await fillPage(page, hand, guest, { ...address, fill: fillAddress });
  await hand.type(/^City/, 'Louisville');
  await hand.select(/^State/, 'Kentucky');

  await page.setViewportSize({ width: 1280, height: 900 });
  await hand.press(book);
  const suggestion = page.getByRole('dialog', { name: 'Check the address' });
  await expect(suggestion).toBeVisible();
  await expectSound(page);
  await suggestion.getByRole('button', { name: 'Continue' }).click();
  await expect(suggestion.getByText('You must select an address.')).toBeVisible();
  await expectSound(page);
  await page.setViewportSize(phone);
  await suggestion.getByRole('radio', { name: /^Suggested address/ }).check();
  await controls.fail('schedule-appointment', { status: 400 });
  await suggestion.getByRole('button', { name: 'Continue' }).click();

  const refused = page.getByRole('dialog', { name: 'Confirmation Error' });
  await expect(refused).toBeVisible();
  await expectSound(page);
  await refused.getByRole('button', { name: 'Schedule Appointment' }).click();
  await controls.fail('schedule-appointment', { status: 429 });
  await hand.press(book);
  const duplicate = page.getByRole('dialog', { name: 'Looks like you already have an appointment' });
  await expect(duplicate).toBeVisible();
  await expectSound(page);
  await duplicate.getByRole('button', { name: 'Schedule Appointment' }).click();
  await controls.fail('schedule-appointment', { status: 500 });
  await hand.press(book);
  await expect(alert(page, noConnection)).toBeVisible();
  await expectSound(page);
});

test('a cancellation that fails, and one that was made elsewhere meanwhile, are accessible', async ({
  page,
  server,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of (409|500)/);
  const link = await bookedLink(server, controls);
  await page.goto(link);
  await chooseToCancel(page, new MouseHand(page));
  await controls.fail('cancel-appointment', { status: 500 });
  await submitCancel(page).click();
  await expect(alert(page, 'Could not cancel this appointment.')).toBeVisible();
  await expectSound(page);

  // The server's own answer this time: someone else canceled first.
  expect(await new Rival(server.url).isRefusedAsCanceled(link)).toBe(false);
  await submitCancel(page).click();
  await expect(alert(page, 'This appointment has already been canceled.')).toBeVisible();
  await expectSound(page);
  await expect(cancelDialog(page).getByRole('button')).toHaveText(['Close']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: canceled })).toBeFocused();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This appointment has already been canceled.' })).toBeVisible();
  await expectSound(page);
});
