import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookedLink, cancelDialog, canceled, chooseToCancel, submitCancel } from '../guest/cancelLink.ts';
import { MouseHand } from '../guest/MouseHand.ts';

/** A cancel link when its calls fail, its appointment does not exist, or the answers are slow. */

const failed = 'Could not cancel this appointment.';

test('a lookup that fails can be asked again, and does not keep a guest from canceling', async ({
  page,
  server,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of 503/);
  const link = await bookedLink(server, controls);
  await controls.fail('lookup-appointment', { status: 503 });
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText("We can't show your appointment right now.");
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel your appointment' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have a confirmed appointment!' })).toBeVisible();
});

test('where a deployment has no such call the page offers the one cancellation, and claims nothing', async ({
  page,
  server,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of 404/);
  const link = await bookedLink(server, controls);
  await controls.fail('lookup-appointment', { status: 404, body: '<h1>Not Found</h1>' });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel your appointment' })).toBeVisible();
  await expect(page.getByText(/confirmed/)).toHaveCount(0);
  await expectAccessible(page);
  await chooseToCancel(page, new MouseHand(page), /^Your appointment$/);
  await submitCancel(page).click();
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
});

for (const [what, fault] of [
  ['a server in trouble', { status: 500 }],
  ['an answer that nobody can read', { body: '{' }],
  ['a connection that is cut', { cut: 'before', times: 100 }],
] as const) {
  test(`${what} is told, and a second try cancels`, async ({ page, server, controls, watch }) => {
    watch.allowNetworkLine(/status of 500|net::ERR/);
    const hand = new MouseHand(page);
    await page.goto(await bookedLink(server, controls));
    await chooseToCancel(page, hand);
    await controls.fail('cancel-appointment', fault);
    await submitCancel(page).click();
    await expect(page.getByRole('alert')).toHaveText(failed);
    await controls.clearFaults();
    await submitCancel(page).click();
    await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  });
}

test('while it is under way nothing is sent twice, and the guest is told', async ({ page, server, controls }) => {
  const hand = new MouseHand(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await page.goto(await bookedLink(server, controls));
  await chooseToCancel(page, hand);
  await controls.fail('cancel-appointment', { delayMs: 1500 });
  await submitCancel(page).dblclick();
  await expect(cancelDialog(page).getByRole('status')).toHaveText('Canceling your appointment...');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cancelDialog(page)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  expect(sent).toHaveLength(1);
});
