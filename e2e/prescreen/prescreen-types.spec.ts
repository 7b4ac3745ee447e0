import type { Page } from '@playwright/test';
import { Canaries } from '../booking/canary/Canaries.ts';
import { CanaryHand } from '../booking/canary/CanaryHand.ts';
import { expectNoHit, expectOnlyIn } from '../booking/canary/expectNoHit.ts';
import { Sinks } from '../booking/canary/Sinks.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Hand } from '../guest/Hand.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { main } from '../guest/search.ts';
import { journeys } from './prescreens/journeys.ts';
import type { Answer, Answers } from './prescreens/PrescreenJourney.ts';

/** Each type of prescreen by keyboard alone: the guest comes to the results, and the answers go nowhere else. */

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/**
 * Answers that set the criteria of the search, which go to the results and stay in the browser's history. All other
 * answers stay private.
 */
const ofTheSearch = [
  'Date',
  'State',
  'Time Zone',
  'Select up to 3 Vaccines',
  'What kind of physical is it?',
  'Which screening do you need?',
];

async function give(hand: Hand, name: string, answer: Answer): Promise<void> {
  if ('type' in answer) await hand.type(name, answer.type);
  else if ('select' in answer) await hand.select(name, answer.select);
  else if ('date' in answer) await hand.date(name, ...answer.date);
  else if ('choose' in answer) for (const option of [answer.choose].flat()) await hand.choose(name, option);
  else for (const [field, own] of Object.entries(answer.form)) await give(hand, field, own);
}

async function walk(page: Page, category: string, answers: Answers, canaries: Canaries): Promise<void> {
  const isPersonal = (name: string) => !ofTheSearch.includes(name);
  const hand = new CanaryHand(page, new KeyboardHand(page), canaries, isPersonal);
  await page.goto(`${main}/prescreen/1?type=${encodeURIComponent(category)}&location=45202`);
  for (const [name, answer] of answers) {
    await expect(question(page, name)).toBeVisible();
    await give(hand, name, answer);
    await hand.press('Continue');
  }
}

/** The names of all criteria that the history may contain: a text search cannot find answers of yes and no. */
const criteria = ['isPharmacyOnly', 'page', 'serviceIds', 'shouldAddPromotion', 'type'];
const given = ['date', 'location', 'medicaid', 'state', 'timeZone'];
/** What the tab keeps of the answered prescreen. */
const remembered = /^\[\{"type":"\w+","serviceIds":\[\d+(,\d+)*\]\}\]$/;

async function expectNothingBeside(page: Page): Promise<void> {
  const kept: readonly [readonly string[], readonly string[], readonly string[], string] = await page.evaluate(() => [
    Object.keys(history.state?.usr ?? {}),
    Object.keys(history.state?.usr?.criteria ?? {}),
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)],
    sessionStorage.getItem('stepwell.prescreens') ?? '',
  ]);
  const [state, names, stored, prescreens] = kept;
  expect(state).toEqual(['criteria']);
  expect(names.filter((name) => !given.includes(name)).toSorted()).toEqual(criteria);
  expect(stored).toEqual(['stepwell.prescreens']);
  expect(prescreens).toMatch(remembered);
}

test.use({ viewport: { width: 390, height: 844 } });

for (const { category, answers, end } of journeys) {
  test(`${category}: by keyboard alone the guest comes to the results, and no answer stays`, {
    tag: category === 'Vaccines' ? ['@critical'] : [],
  }, async ({ page, server }) => {
    const [canaries, sinks] = [new Canaries(0), new Sinks(page)];
    await walk(page, category, answers, canaries);
    await expect(page.getByText(end)).toBeVisible();
    await expectNoHit(sinks, canaries, server);
    await expect(page).toHaveURL(/\/scheduler\/result$/);
    await expectNoHit(sinks, canaries, server);
    expectOnlyIn([], sinks, canaries);
    await expectNothingBeside(page);
  });
}
