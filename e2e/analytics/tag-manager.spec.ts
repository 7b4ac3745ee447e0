import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { bookedLink } from '../guest/cancelLink.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { open } from '../guest/searchForm.ts';

/** A deployment with a tag manager, under the security policy that it sends. A stand-in answers for the script. */
const tags = 'https://tags.example.com';
const script = `${tags}/manager.js?id=one`;

test.use({ settings: { deployment: { analytics: { sink: 'dataLayer', array: 'clinicLayer', script } } } });

test.beforeEach(({ watch }) => watch.allowHost(tags));
test.afterEach(({ server }) => server.restoreContent());

/** Answers for the tag manager, and gives the headers of the requests for its script. */
async function standIn(page: Page): Promise<readonly Readonly<Record<string, string>>[]> {
  const asked: Readonly<Record<string, string>>[] = [];
  await page.route(`${tags}/**`, async (route) => {
    asked.push({ url: route.request().url(), ...route.request().headers() });
    await route.fulfill({ contentType: 'text/javascript', body: `(${takeOver.toString()})()` });
  });
  return asked;
}

/** Runs in the page in place of the tag manager: replaces `push`, as those do, and keeps what it is given. */
function takeOver(): void {
  const layer: unknown[] = Reflect.get(window, 'clinicLayer');
  const seen = [...layer];
  Reflect.set(window, 'seenByTags', seen);
  layer.push = (...events) => seen.push(...events);
}

const readSeen = (page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  page.evaluate(() => Reflect.get(window, 'seenByTags') ?? []);

test('gets the events of a whole journey, and nothing of the guest', async ({ page, server, guest }) => {
  const asked = await standIn(page);
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await expect.poll(() => readSeen(page)).toContainEqual({ event: 'completeFlow', flow: 'IN_PERSON' });
  const seen = await readSeen(page);
  expect(seen).toContainEqual({ event: 'startFlow', flow: 'IN_PERSON' });
  expect(seen).toContainEqual(expect.objectContaining({ event: 'continueFlow', stepId: 'patientDetails' }));
  for (const typed of [guest.lastName, guest.email, 'Analytical', '45202'])
    expect(JSON.stringify(seen)).not.toContain(typed);
  expect(asked.map(({ url }) => url)).toEqual([script]);
  expect(asked[0]?.referer).toBeUndefined();
});

test('that does not come keeps nobody from searching', async ({ page, watch }) => {
  watch.allowNetworkLine(/ERR_FAILED/);
  await page.route(`${tags}/**`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  const hand = await open(page);
  await failed;
  await hand.press('Find Appointment');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('is not loaded into the page of a link to cancel, nor after it', async ({ page, server, controls }) => {
  const asked = await standIn(page);
  await page.goto(await bookedLink(server, controls));
  await expect(page.getByRole('heading', { name: 'You have a confirmed appointment!' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Find Appointment' }).first().click();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.reload();
  await expect.poll(() => asked.length, 'a page load of its own may have it again').toBe(1);
});
