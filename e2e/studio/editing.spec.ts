import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from './studioTest.ts';

const patientDetails = 'form-definition/1.0.0/scheduler/patientDetails.json';

/** The first check reads all schemas, which takes a busy machine a while. */
const checked = { timeout: 60_000 };

for (const colorScheme of ['light', 'dark'] as const)
  test(`the studio is accessible, in the ${colorScheme}`, async ({ page, desk }) => {
    await page.emulateMedia({ colorScheme });
    await expect(desk.findings.getByRole('status')).toHaveText('Checked as edited: nothing wrong', checked);
    await expectSound(page);
    await desk.open('patientDetails', /^Preferred Name/);
    await desk.replace('"answers.emailAddress"', '"answers.emailAdress"');
    await expect(desk.findings.getByRole('button', { name: /emailAdress/ })).toBeVisible(checked);
    await expectSound(page);
  });

test('a label is changed, checked and saved', async ({ desk, studio }) => {
  await desk.open('preferredName', /^Preferred Name/);
  await desk.replace('"Preferred Name"', '"What may we call you?"');
  await desk.save();
  expect(studio.read(patientDetails)).toContain('"title": "What may we call you?"');
});

test('one key fixes a finding of the check, and undo reverts it', async ({ page, desk, studio }) => {
  const before = studio.read(patientDetails);
  await desk.open('patientDetails', /^Preferred Name/);
  await desk.replace('"answers.emailAddress"', '"answers.emailAdress"');
  await expect(desk.findings.getByRole('button', { name: /emailAdress/ })).toBeVisible(checked);
  await page.keyboard.press('ControlOrMeta+.');
  await expect(desk.findings.getByRole('status')).toHaveText('Checked as edited: nothing wrong', checked);
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('All saved');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(desk.findings.getByRole('button', { name: /emailAdress/ })).toBeVisible(checked);
  expect(studio.read(patientDetails)).toBe(before);
});

test('nothing unsaved is lost by a reload', async ({ page, desk }) => {
  await desk.open('preferredName', /^Preferred Name/);
  await desk.replace('"Preferred Name"', '"Call me"');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('1 document not saved');
  await desk.open('Call me', /^Call me/);
  await expect(desk.editor).toContainText('"Call me"');
});

test('a file that was changed meanwhile shows both texts', async ({ page, desk, studio }) => {
  await desk.open('preferredName', /^Preferred Name/);
  await desk.replace('"Preferred Name"', '"Mine"');
  studio.write(patientDetails, studio.read(patientDetails).replace('"Preferred Name"', '"Theirs"'));
  await expect(page.getByRole('heading', { name: 'The file was changed by someone else' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'The file as it is now' })).toContainText('"Theirs"');
  await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText('"Mine"');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save my text' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('All saved');
  expect(studio.read(patientDetails)).toContain('"Mine"');
});

test('a change on disk is followed, where nothing was edited', async ({ desk, studio }) => {
  await desk.open('preferredName', /^Preferred Name/);
  studio.write(patientDetails, studio.read(patientDetails).replace('"Preferred Name"', '"From elsewhere"'));
  await expect(desk.editor).toContainText('"From elsewhere"');
});
