import type { Locator, Page } from '@playwright/test';
import { calls } from '../../schemas/calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { book, type Group } from '../guest/groups.ts';
import { openForm } from '../guest/openForm.ts';
import { Canaries } from './canary/Canaries.ts';
import { CanaryGuest } from './canary/CanaryGuest.ts';
import { expectNoHit, expectOnlyIn } from './canary/expectNoHit.ts';
import { Sinks, shownOn } from './canary/Sinks.ts';

/**
 * Types a canary, a text that occurs nowhere else, into every text that the forms ask for: it reaches only the booking.
 * What analytics tells is seen in e2e/analytics, and in the tests named canary.dom.test.tsx below test/app.
 */

const flows = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';
const bookings = calls['schedule-appointment'].path;
/** The only calls whose bodies may contain typed texts. */
const meant = [bookings, calls['validate-address'].path];
const failureMessage = "We're having trouble connecting at the moment. Please try again shortly.";

const send = (page: Page): Promise<void> => page.getByRole('button', { name: book }).click();
const dialog = (page: Page): Locator => page.getByRole('dialog');

test.afterEach(({ server }) => server.restoreContent());

test('the sinks are seen: what is put into one is found', { tag: '@critical' }, async ({ page, server }) => {
  const canaries = new Canaries(9000);
  const sinks = new Sinks(page);
  await page.goto('/health-services/scheduler');
  const put: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
    address: (text) => page.evaluate((t) => history.replaceState(null, '', `?q=${t}`), text),
    history: (text) => page.evaluate((t) => history.replaceState({ t }, ''), text),
    localStorage: (text) => page.evaluate((t) => localStorage.setItem('t', t), text),
    sessionStorage: (text) => page.evaluate((t) => sessionStorage.setItem('t', t), text),
    cookie: (text) => page.context().addCookies([{ name: 't', value: text, url: server.url }]),
    // biome-ignore lint/suspicious/noConsole: the console is one of the places that are looked at
    console: (text) => page.evaluate((t) => console.log(t), text),
    request: (text) => page.evaluate((t) => fetch(`/healthz?${t}`).then((r) => r.text()), text),
    cache: (text) => page.evaluate(async (t) => (await caches.open('c')).put('/c', new Response(t)), text),
    database: (text) =>
      page.evaluate(
        (t) =>
          new Promise<void>((resolve) => {
            const opening = indexedDB.open('d');
            opening.onupgradeneeded = () => opening.result.createObjectStore('s').put(t, 'k');
            opening.onsuccess = () => {
              opening.result.close();
              resolve();
            };
          }),
        text,
      ),
  };
  for (const [sink, fill] of Object.entries(put)) {
    await fill(canaries.text(sink));
    expect(canaries.foundIn(await sinks.all()), sink).toContain(sink);
  }
});

for (const [group, lean, first] of [
  ['virtual', 'No', 1000],
  ['dietitian', 'Yes', 2000],
  ['everyday-vaccine', 'Yes', 3000],
] as const satisfies readonly (readonly [Group, 'Yes' | 'No', number])[]) {
  test(`the ${group} form gives its answers to the booking alone`, {
    tag: group === 'everyday-vaccine' ? ['@critical'] : [],
  }, async ({ page, server }) => {
    test.slow();
    const canaries = new Canaries(first);
    const sinks = new Sinks(page);
    server.edit(flows, (text) => text.replace('"formConfigGroup": "in-person"', `"formConfigGroup": "${group}"`));
    await openForm(page);
    const guest = new CanaryGuest(page, canaries, lean);
    await guest.fillForm(() => expectNoHit(sinks, canaries, server));
    await guest.proceed();
    await expect(page).toHaveURL(/\/confirmation$/);
    await expectNoHit(sinks, canaries, server);
    expectOnlyIn(meant, sinks, canaries);
    const booked = sinks.bodies.find(({ path }) => path === bookings)?.body ?? '';
    expect(canaries.foundIn(booked)).toEqual(canaries.findable);

    await page.getByRole('navigation').getByRole('link', { name: 'Find Appointment' }).first().click();
    await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/confirmation$/);
    expect(canaries.foundIn(await shownOn(page))).toEqual([]);
    await expectNoHit(sinks, canaries, server);
  });
}

test('whatever befalls the booking, its answers get nowhere else', async ({ page, server, controls, watch }) => {
  test.slow();
  watch.allowNetworkLine(/status of (400|409|429|500)|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  const canaries = new Canaries(5000);
  const sinks = new Sinks(page);
  await openForm(page);
  const guest = new CanaryGuest(page, canaries, 'Yes');
  await guest.fillForm();
  expect(canaries.size).toBeGreaterThan(20);

  await controls.fail('schedule-appointment', { status: 409 });
  await guest.proceed();
  await dialog(page).getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(dialog(page)).toHaveCount(0);
  await expectNoHit(sinks, canaries, server);
  await page.goBack();
  for (const [status, back] of [
    [429, 'Schedule Appointment'],
    [400, 'Schedule Appointment'],
  ] as const) {
    await expect(page).toHaveURL(/\/schedule$/);
    await controls.fail('schedule-appointment', { status });
    await send(page);
    await dialog(page).getByRole('button', { name: back }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expectNoHit(sinks, canaries, server);
  }
  for (const fault of [{ status: 500 }, { cut: 'before', times: 100 }] as const) {
    await controls.fail('schedule-appointment', fault);
    await send(page);
    await expect(page.getByText(failureMessage)).toBeVisible();
    await expect(page.getByText('Booking your appointment...')).toHaveCount(0);
    await expectNoHit(sinks, canaries, server);
  }
  await controls.clearFaults();
  expectOnlyIn(meant, sinks, canaries);
  expect(canaries.foundIn(sinks.bodies.find(({ path }) => path === bookings)?.body ?? '')).toEqual(canaries.findable);

  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  expect(canaries.foundIn(await shownOn(page))).toEqual([]);
  await expectNoHit(sinks, canaries, server);
});

test('a guest who leaves, by a link or by the browser, leaves nothing to come back to', async ({ page, server }) => {
  const canaries = new Canaries(6000);
  const sinks = new Sinks(page);
  const fillFirstPage = async (): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await new CanaryGuest(page, canaries, 'No').fillPage();
  };
  await openForm(page);
  await fillFirstPage();
  expect(canaries.foundIn(await shownOn(page))).toEqual(canaries.findable);
  // Simulates that the browser stores the page and restores it. e2e/browser/back-forward.spec.ts uses a browser that
  // really does.
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await expect.poll(async () => canaries.foundIn(await shownOn(page))).toEqual([]);
  await fillFirstPage();
  await page.getByRole('navigation').getByRole('link', { name: 'Clinic Services' }).first().click();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/\/schedule$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  expect(canaries.foundIn(await shownOn(page))).toEqual([]);
  await expectNoHit(sinks, canaries, server);
});
