import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { bookedLink, canceled, chooseToCancel, submitCancel } from '../guest/cancelLink.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { main } from '../guest/search.ts';
import { open } from '../guest/searchForm.ts';
import { collectedEvents, collector, expectCollected, watchCollector, withCollector } from './collected.ts';

/** When a page sends to its collector, when it does not, and what a request tells of the guest. */
test.use({ settings: withCollector });

test.afterEach(({ server }) => server.restoreContent());

test('a request has no cookie and no address of the page, and leaves no cookie', { tag: '@critical' }, async ({
  page,
  controls,
}) => {
  const requests = watchCollector(page);
  await open(page);
  await expectCollected(controls, { type: 'navigation', screen: 'main' });
  const [request] = requests;
  const headers = (await request?.allHeaders()) ?? {};
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
  expect((await (await request?.response())?.allHeaders())?.['set-cookie']).toBeUndefined();
});

test('what was gathered arrives although the guest leaves at once', async ({ page, controls }) => {
  const hand = await open(page);
  await page.waitForLoadState('networkidle');
  await hand.press('Find Appointment');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('about:blank');
  await expectCollected(controls, { type: 'constraintError', stepId: 'search', keyword: 'location' });
  await expectCollected(controls, { type: 'alert', alert: 'formErrors' });
});

test('closing the page reports the abandoned form with its step', async ({ page, controls }) => {
  const hand = await openForm(page);
  await hand.type(/^Patient's Legal First Name/, 'Ada');
  page.once('dialog', (asked) => asked.accept());
  await page.goto('about:blank');
  await expectCollected(controls, { type: 'formAbandonment', stepId: 'patientDetails' });
});

for (const [how, leave] of [
  ['loading the page again', (page) => page.reload()],
  ['going elsewhere', (page) => page.goto(`${main}/benefit-codes`)],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<unknown>])[]) {
  test(`a call aborted by ${how} is not reported as an error`, async ({ page, controls }) => {
    await controls.fail('list-services', { delayMs: 8_000 });
    const asked = page.waitForRequest(/\/services\?/);
    await page.goto(main);
    await asked;
    await expectCollected(controls, { type: 'navigation', screen: 'main' });
    await leave(page);
    await expect.poll(async () => (await controls.records()).filter(({ sequence }) => sequence === 1).length).toBe(2);
    const events = (await controls.records()).map(({ event }) => event);
    expect(events.filter(({ type }) => type !== 'navigation')).toEqual([]);
  });
}

test('a browser with Global Privacy Control sends no events', async ({ page, server, controls, guest }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const requests = watchCollector(page);
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await page.goto('about:blank');
  expect(requests).toEqual([]);
  expect(await controls.records()).toEqual([]);
});

test('an unreachable collector does not prevent a booking and gets no further requests', async ({
  page,
  server,
  controls,
  guest,
  watch,
}) => {
  watch.allowNetworkLine(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await controls.fail('collect-events', { cut: 'before', times: 1000 });
  const requests = watchCollector(page);
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  const leave = () => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  for (let time = 0; time < 6; time += 1) {
    await page.getByRole('navigation').getByRole('link', { name: 'Find Appointment' }).first().click();
    await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
    await leave();
    await Promise.all(requests.map((request) => request.response().catch(() => null)));
    await page.getByRole('navigation').getByRole('link', { name: 'Clinic Services' }).first().click();
    await expect(page).not.toHaveURL(new RegExp(`${main}$`));
  }
  expect(requests).toHaveLength(3);
  expect(await controls.records()).toEqual([]);
});

test('the page of a link to cancel sends nothing, and the page after it only its name', { tag: '@critical' }, async ({
  page,
  server,
  controls,
}) => {
  const hand = new MouseHand(page);
  const requests = watchCollector(page);
  const link = await bookedLink(server, controls);
  await page.goto(link);
  await chooseToCancel(page, hand);
  await controls.fail('cancel-appointment', { status: 200, body: '{}' });
  await submitCancel(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  expect(requests).toEqual([]);
  await submitCancel(page).click();
  await expect(page.getByRole('heading', { level: 1, name: canceled })).toBeVisible();
  await expectCollected(controls, { type: 'navigation', screen: 'canceled' });
  expect(await collectedEvents(controls)).toEqual([{ type: 'navigation', screen: 'canceled' }]);
  const [code = '', id = ''] = link.split('/').reverse();
  for (const request of requests) {
    const sent = JSON.stringify([await request.allHeaders(), request.postData(), request.url()]);
    for (const secret of [id, code]) expect(sent).not.toContain(secret);
  }
  expect(server.answersTo('POST', collector)).not.toContain(400);
});
