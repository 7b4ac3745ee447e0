import { expect, test } from './studioTest.ts';

/** What authors do, each by keyboard alone, to a green check, the file, and the live page. */

/** A check of all documents takes a busy machine a while, and an edit may wait for two. */
test.describe.configure({ timeout: 240_000 });

const form = (id: string) => `form-definition/1.0.0/scheduler/${id}.json`;
const inPerson = 'form-config/1.0.0/scheduler/in-person.json';
const scheduler = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';

test('a label is changed', { tag: '@critical' }, async ({ desk, studio }) => {
  await desk.open('preferredName', /^Preferred Name/);
  await desk.replace('"Preferred Name"', '"What may we call you?"');
  await desk.expectGreen();
  await desk.save();
  expect(studio.read(form('patientDetails'))).toContain('"title": "What may we call you?"');
  await expect(desk.livePage.getByLabel(/^What may we call you\?/)).toBeVisible();
});

test('a field is asked under a condition, and sent', async ({ page, desk, studio }) => {
  await desk.open('anythingElse', /^Is there anything else/);
  await desk.insert('Question', 'Which pharmacy knows your medications?', 'pharmacyName');
  await desk.findInText('"rules": [');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(
    '{ "show": ["/pharmacyName"], "when": { "==": [{ "var": "answers.doYouTakeMedications" }, true] } },',
  );
  await desk.expectGreen();
  await desk.save();
  const { pages } = JSON.parse(studio.read(form('medicalHistory')));
  expect(pages[0].payload).toEqual([{ from: '/pharmacyName', to: '/questionnaire/additional/pharmacyName' }]);
  expect(pages[0].rules[0].show).toEqual(['/pharmacyName']);
  await expect(desk.livePage.getByText('Which pharmacy knows your medications?')).toBeHidden();
  const yes = desk.livePage.getByRole('radiogroup', { name: /^Do you take medications/ }).getByLabel('Yes');
  // The live page is drawn again when the document arrives, so a press may come a moment too early.
  await expect(async () => {
    await yes.focus();
    await page.keyboard.press('Space');
    await expect(yes).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await expect(desk.livePage.getByLabel('Which pharmacy knows your medications?')).toBeVisible();
});

test('a step is added', async ({ desk, studio }) => {
  await desk.open('in-person', /^Insurance/);
  await desk.insert('Step', 'Getting here', 'gettingHere');
  await desk.expectGreen();
  await desk.saveAll();
  const { steps } = JSON.parse(studio.read(inPerson));
  expect(steps.map(({ id }: { readonly id: string }) => id).slice(1, 3)).toEqual(['insurance', 'gettingHere']);
  expect(JSON.parse(studio.read(form('gettingHere'))).title).toBe('Getting here');
  await expect(desk.livePage.getByRole('heading', { name: 'Getting here' })).toBeVisible();
});

test('steps change their order', async ({ page, desk, studio }) => {
  await desk.open('in-person', /^Insurance/);
  await page.keyboard.press('Alt+ArrowDown');
  await desk.expectGreen();
  await desk.save();
  const { steps } = JSON.parse(studio.read(inPerson));
  expect(steps.map(({ id }: { readonly id: string }) => id).slice(1, 3)).toEqual(['medicalHistory', 'insurance']);
  await expect(desk.livePage.getByText(/Step 3 of \d+/)).toBeVisible();
});

test('a question gets options', async ({ page, desk, studio }) => {
  await desk.open('anythingElse', /^Is there anything else/);
  await desk.insert('Choice', 'How do you get here?', 'travelsBy');
  await desk.replace('"First option"', '"By car"');
  await desk.replace('"Second option"', '"By bus", "On foot"');
  await desk.expectGreen();
  await desk.save();
  const { pages } = JSON.parse(studio.read(form('medicalHistory')));
  expect(pages[0].schema.properties.travelsBy.enum).toEqual(['By car', 'By bus', 'On foot']);
  await expect(desk.livePage.getByLabel('On foot')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a prescreen of a new type is asked', async ({ desk, studio }) => {
  await desk.open('"Wellness"', /^"Wellness".*scheduler-config/);
  await desk.findInText('"Wellness": {');
  await desk.insert('Prescreen', 'Before your wellness visit', 'wellness-check');
  await desk.expectGreen();
  await desk.saveAll();
  expect(JSON.parse(studio.read(scheduler)).categories.Wellness).toMatchObject({
    redirectAction: 'prescreen',
    prescreenType: 'wellness-check',
  });
  expect(JSON.parse(studio.read('prescreen-data/1.0.0/scheduler/wellness-check.json')).type).toBe('wellness-check');
  await expect(desk.livePage.getByText('Before your wellness visit')).toBeVisible();
});

test('a list has a rule across its fields', async ({ page, desk, studio }) => {
  await desk.open('anythingElse', /^Is there anything else/);
  await desk.insert('List', 'Who may we call for you?', 'contacts');
  await desk.findInText('"rules": [');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(
    '{ "check": "/contacts/-/name", "that": { "!=": [{ "var": "entry.name" }, { "var": "answers.medications" }] }, "message": "same" },',
  );
  await desk.findInText('"messages": {');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('"/contacts/-/name": { "same": "This is a medication, and no name." },');
  await desk.expectGreen();
  await desk.save();
  const { pages } = JSON.parse(studio.read(form('medicalHistory')));
  expect(pages[0].rules[0].check).toBe('/contacts/-/name');
  await expect(desk.livePage.getByText('Who may we call for you?')).toBeVisible();
});
