import type { Page, Request } from '@playwright/test';
import { calls } from '../../schemas/calls.ts';
import { Rival } from '../fixtures/Rival.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main, visit } from '../guest/search.ts';
import { Canaries } from './canary/Canaries.ts';
import { expectNoHit, expectOnlyIn } from './canary/expectNoHit.ts';
import { Sinks, shownOn } from './canary/Sinks.ts';

/** Codes that reveal something about a guest are only in the calls that need them (PRIVACY-4, CANCEL-10). */

const benefit = 'Please enter your Benefit Code';

/**
 * The two calls that need a code have it in their query, and a valid code is passed to the search in the navigation
 * state.
 */
const validated = /(?<=^(request|console): .*\/benefit-code\/validate\?)filter\.benefitCode=\w+/;
const searched = /(?<=^(request|console): .*\/appointment-time-slots\?\S*)filter\.benefitCode=\w+/;
const carried = /(?<=^history: .*)"benefitCode":"\w+"/;
/** Opening a link requests its whole address. */
const opened = /(?<=^(request|navigated): \S+\/scheduler\?)benefitCode=\w+/;

const verified = (page: Page) => page.getByText('Benefit code has been verified');

test('a benefit code goes to the calls that it is for alone, typed or from a link', { tag: '@critical' }, async ({
  page,
  server,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of 503/);
  const [canaries, sinks] = [new Canaries(0), new Sinks(page)];
  const hand = new MouseHand(page);
  await page.goto(`${main}/benefit-codes`);
  await hand.type(benefit, canaries.typed('a wrong code', 'KANARIWRONG'));
  await hand.press('Continue');
  await expect(page.getByText('Your benefit code entry is invalid. Please try again.')).toBeVisible();
  await expectNoHit(sinks, canaries, server, [validated]);
  await hand.type(benefit, canaries.typed('a right code', 'CARE2027'));
  await controls.fail('validate-benefit-code', { status: 503 });
  await hand.press('Continue');
  await expect(page.getByText('There is a network error. Please try again.')).toBeVisible();
  await expectNoHit(sinks, canaries, server, [validated]);
  await hand.press('Continue');
  await expect(verified(page)).toBeVisible();
  await hand.select(/^Appointment Type/, visit);
  await hand.type(/^Location/, '45202');
  await hand.press('Find Appointment');
  await expect(page.getByText('This location accepts your benefit code').first()).toBeVisible();
  await expectNoHit(sinks, canaries, server, [validated, searched, carried]);

  const link = `${main}?benefitCode=${canaries.typed('a code of a link', 'HARVEST')}&medicaid=1&location=45202`;
  await page.goto(link);
  await expect(verified(page)).toBeVisible();
  await expect(page).toHaveURL(/\/scheduler\?location=45202$/);
  await expectNoHit(sinks, canaries, server, [validated, searched, carried, opened]);
  expect(canaries.foundIn(await shownOn(page))).toEqual([]);
  expectOnlyIn([], sinks, canaries);
});

test('the id and the code of a link to cancel stay in it, whatever befalls the cancellation', async ({
  page,
  server,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of (404|500)|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  const rival = new Rival(server.url);
  await rival.book(await rival.findSlot());
  const link = await controls.cancelLink();
  const [id = '', code = ''] = link.split('/').slice(-2);
  const [canaries, sinks] = [new Canaries(0), new Sinks(page)];
  canaries.typed('id', id);
  canaries.typed('code', code);
  const call = `${calls['schedule-appointment'].path}/${id}`;
  // The allowed places are the address of the link while it is open, and the address of the call, which contains the id
  // and also appears in the browser's own message about a failure.
  const lookup = `${call}/lookup`;
  const ofTheCall = new RegExp(`^(request|console): .*${call}(/lookup)?( referrer: )?$`);
  const ofTheLink = new RegExp(`^(request|navigated): ${link}( referrer: )?$`);
  const address = new RegExp(`^address: \\["${link}","","Cancel Appointment",""\\]$`);

  const dialog = page.getByRole('dialog');
  const isCancellation = (request: Request): boolean => request.method() === 'PUT' && request.url().endsWith(call);
  const cancel = () => dialog.getByRole('button', { name: 'Cancel Appointment' }).click();
  await page.goto(main);
  for (const fault of [{ status: 404 }, { status: 500 }, { cut: 'before', times: 100 }] as const) {
    await controls.fail('lookup-appointment', fault);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Cancel your appointment' })).toBeVisible();
    await expectNoHit(sinks, canaries, server, [ofTheLink, ofTheCall, address]);
  }
  await controls.clearFaults();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You have a confirmed appointment!' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Appointment' }).click();
  await dialog.getByRole('radio').check();
  for (const fault of [{ status: 404 }, { status: 500 }, { cut: 'before', times: 100 }] as const) {
    await controls.fail('cancel-appointment', fault);
    const ended =
      'cut' in fault
        ? page.waitForEvent('requestfailed', isCancellation)
        : page.waitForEvent('requestfinished', isCancellation);
    await cancel();
    await ended;
    // A call that the server could not answer has a number besides.
    await expect(page.getByRole('alert')).toContainText('Could not cancel this appointment.');
    await expect(dialog.getByRole('status')).toHaveText('');
    await expectNoHit(sinks, canaries, server, [ofTheLink, ofTheCall, address]);
  }
  await controls.clearFaults();
  await cancel();
  await expect(page.getByRole('heading', { name: 'Your appointment has been canceled!' })).toBeVisible();
  await expectNoHit(sinks, canaries, server, [ofTheLink, ofTheCall]);
  expect(canaries.foundIn(await shownOn(page))).toEqual([]);
  expectOnlyIn([call, lookup], sinks, canaries);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
  expect(canaries.foundIn(await shownOn(page))).toEqual([]);
  await expectNoHit(sinks, canaries, server, [ofTheLink, ofTheCall]);
});
