import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from './studioTest.ts';

/** The first names come once the check has its tools, which takes a busy machine a while. */
const known = { timeout: 120_000 };

for (const colorScheme of ['light', 'dark'] as const)
  test(`names are offered as they are typed, and explained, in the ${colorScheme}`, async ({ page, desk, studio }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await desk.open('preferredName', /^Preferred Name/);
    // A member with what must be in it: the name, a colon, a value to fill in.
    await desk.findInText('"title": "Preferred Name",');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(' "desc');
    const offers = page.getByRole('listbox', { name: 'Completions' });
    await expect(offers.getByRole('option', { name: /^description/ })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('As friends call you.');
    await expect(desk.livePage.getByText('As friends call you.')).toBeVisible();
    // A name that the check knows.
    await desk.replace('answers.emailAddress', 'answers.');
    await page.keyboard.type('first');
    await expect(offers.getByRole('option', { name: /^answers\.firstName/ })).toBeVisible(known);
    await page.keyboard.press('Enter');
    await expect(desk.editor).toContainText('"answers.firstName"');
    await page.keyboard.press('F1');
    await expect(page.getByText("The answer to “Patient's Legal First Name”.", { exact: true })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await desk.save();
    expect(studio.read('form-definition/1.0.0/scheduler/patientDetails.json')).toContain(
      '"title": "Preferred Name", "description": "As friends call you.",',
    );
  });
