import { Canaries } from '../booking/canary/Canaries.ts';
import { CanaryGuest } from '../booking/canary/CanaryGuest.ts';
import type { Controls } from '../fixtures/Controls.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookVisit, type Visit } from '../guest/bookVisit.ts';
import type { Guest } from '../guest/Guest.ts';
import { book } from '../guest/groups.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';
import { selectVaccines } from '../guest/walkIn.ts';
import { collectedEvents, collector, expectCollected, withCollector } from './collected.ts';

/** What a collector learns of a whole journey through each flow (API-4): how the guest got on, and nothing typed. */
test.use({ settings: withCollector });

test.afterEach(({ server }) => server.restoreContent());

/** Expects the course of a flow, from its start to its end, with steps that only go up. */
async function expectWhole(flow: string, controls: Controls): Promise<void> {
  await expectCollected(controls, { type: 'completeFlow', flow });
  // The arrival may come with a later batch.
  await expectCollected(controls, { type: 'navigation', screen: 'confirmation' });
  const events = await collectedEvents(controls);
  const course = events.filter(({ type }) => String(type).endsWith('Flow'));
  expect(course.map((event) => event.flow)).toEqual(course.map(() => flow));
  expect(course.map(({ type }) => type)).toEqual([
    'startFlow',
    ...course.slice(1, -1).map(() => 'continueFlow'),
    'completeFlow',
  ]);
  const steps = course.flatMap(({ step }) => step ?? []);
  expect(steps).toEqual(steps.map((_, index) => index + 3));
  expect(course.map(({ stepId }) => stepId)).toContain('patientDetails');
  expect(events).toContainEqual({ type: 'navigation', screen: 'schedule' });
  expect(events.at(-1)).toEqual({ type: 'navigation', screen: 'confirmation' });
}

/** Expects that no record has anything of the guest, nor of the address that every guest of these tests types. */
async function expectNothingOf({ firstName, lastName, email }: Guest, controls: Controls): Promise<void> {
  const text = JSON.stringify(await controls.records());
  for (const typed of [`"${firstName}`, lastName, email, 'Analytical', '45202', '513'])
    expect(text.toLowerCase()).not.toContain(typed.toLowerCase());
}

for (const [visit, flow] of [
  ['inPerson', 'IN_PERSON'],
  ['video', 'VIRTUAL_VISIT'],
  ['dietitian', 'DIETITIAN'],
  ['pair', 'EVERYDAY_VACCINE'],
] as const satisfies readonly (readonly [Visit, string])[]) {
  test(`${flow} reports every step of the journey`, async ({ page, server, controls, guest }) => {
    await bookVisit(page, server, new MouseHand(page), guest, visit);
    await expectWhole(flow, controls);
    await expectNothingOf(guest, controls);
    expect(server.answersTo('POST', collector), 'no event is refused').not.toContain(400);
  });
}

test('INSTANT_VACCINE reports every step of the journey', async ({ page, server, controls, guest }) => {
  const hand = new MouseHand(page);
  shortenForm(server, 'instant-vaccine');
  await selectVaccines(page, hand, ['Flu']);
  await fillShortForm(page, hand, guest);
  await hand.press(book);
  await expect(page).toHaveURL(/\/confirmation$/);
  await expectWhole('INSTANT_VACCINE', controls);
  await expectNothingOf(guest, controls);
});

test('no answer of the form is reported', async ({ page, server, controls }) => {
  test.slow();
  const canaries = new Canaries(7000);
  const guest = new CanaryGuest(page, canaries, 'Yes');
  await openForm(page);
  await guest.fillForm();
  expect(canaries.size).toBeGreaterThan(20);
  await guest.proceed();
  await expect(page).toHaveURL(/\/confirmation$/);

  await expectCollected(controls, { type: 'completeFlow', flow: 'IN_PERSON' });
  const records = await controls.records();
  expect(records.length).toBeGreaterThan(10);
  expect(canaries.foundIn(JSON.stringify(records))).toEqual([]);
  expect(server.answersTo('POST', collector), 'no event is refused').not.toContain(400);
});
