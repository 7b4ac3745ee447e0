import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main } from '../guest/search.ts';
import { checklist, pharmacy } from '../guest/walkIn.ts';

/** The pages before the form of a walk-in when something is missing or wrong. */

const servicesFailed = "We're having trouble loading vaccine services. Please refresh this page to try again.";

test.afterEach(({ server }) => server.restoreContent());

for (const where of ['landing', 'selection'] as const) {
  test(`services that do not load are told on the ${where}, until they do`, async ({ page, controls, watch }) => {
    watch.allowNetworkLine(/status of 503/);
    await page.setViewportSize({ width: 390, height: 844 });
    await controls.fail('list-services', { status: 503 });
    await page.goto(pharmacy[where]);
    await expect(page.getByRole('alert')).toHaveText(servicesFailed);
    await expectSound(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    // The checklist has an empty alert of its own for later errors.
    await expect(page.getByRole('alert').filter({ hasText: servicesFailed })).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: 'Start' }).or(page.getByRole('checkbox', { name: 'Flu', exact: true })),
    ).toBeVisible();
  });
}

test('a pharmacy without details goes by the name that always fits', async ({ page, controls, watch }) => {
  watch.allowNetworkLine(/status of 500/);
  await controls.fail('clinic-details', { status: 500 });
  await page.goto(pharmacy.landing);
  await expect(page.getByRole('region', { name: 'You are here' })).toContainText('Your Neighborhood Pharmacy');
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
});

test('vaccines that do not go together, and too many, are told', async ({ page, server }) => {
  // Each shipped pair contains a prepared vaccine, which is not available at the counter, so a pair is changed here.
  server.edit('form-definition/1.0.0/scheduler/vaccineSelection.json', (text) => text.replaceAll('"115"', '"102"'));
  const hand = new MouseHand(page);
  await page.goto(pharmacy.selection);
  await expect(page.getByRole('checkbox', { name: 'Tdap' })).toBeVisible();
  for (const name of ['Pneumonia', 'Tdap']) await hand.choose(checklist, name);
  await hand.press('Continue');
  const group = page.getByRole('group', { name: checklist });
  await expect(group).toContainText(
    'The vaccines you have selected cannot be scheduled together. Please go back and confirm your selections again.',
  );
  await hand.choose(checklist, 'Flu');
  await hand.choose(checklist, 'COVID-19');
  await hand.press('Continue');
  await expect(group).toContainText('You can only select up to 3 vaccines.');
  await expectSound(page);
});

test('an address of no pharmacy is no page', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  // A number of no place, one of a clinic, one that is not digits, and one that is too long.
  for (const id of ['99999999', '01445204', '%3Cscript%3E', '014005000']) {
    for (const path of ['', 'select/']) {
      await page.goto(`/health-services/instant-vaccines/${path}${id}`);
      await expect(page.getByRole('heading', { name: "Oh no 404! Can't find page.", exact: true })).toBeVisible();
    }
  }
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: 'Find an appointment' }).click();
  await expect(page).toHaveURL(new RegExp(`${main}$`));
});
