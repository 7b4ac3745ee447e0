import { describe, expect, it } from 'vitest';
import { doneSteps, type JsonObject, pathFor, type WizardAction, type WizardState } from '#engine';
import { goThrough, home, longTrip, shortTrip, stay, summary, tripPlan } from '../tripWizard.ts';

const plan = tripPlan([home, stay, summary]);
const next: WizardAction = { type: 'continue' };
const verified: WizardAction = { type: 'verified' };
const to = (step: string, page: string): WizardAction => ({ type: 'goTo', step, page });
const write = (step: string, page: string, answers: JsonObject): WizardAction => ({
  type: 'edit',
  step,
  page,
  answers,
});
const lived = { street: 'Elm St 1', town: 'Bath' };
const place = write('home', 'place', lived);
const leftHome = [place, next, verified] as const;
const leftStay = [next, verified, next] as const;

const done = (state: WizardState, context = longTrip, isPageValid?: () => boolean) =>
  [...doneSteps(pathFor(plan, state.answers, context), state, isPageValid)].map(({ id }) => id).join(' ');

describe('a step is done', () => {
  it.each<readonly [string, readonly WizardAction[], string]>([
    ['not before its page is left', [place], ''],
    ['not while its answers are being verified', [place, next], ''],
    ['once its page is left with Continue', leftHome, 'home'],
    ['not when one of its two pages is left', [...leftHome, next, verified], 'home'],
    ['not when only the last of its pages is left', [to('stay', 'target'), next], ''],
    ['when both of its pages are left', [...leftHome, ...leftStay], 'home stay'],
    ['also when the step before it is not', [to('stay', 'hotel'), ...leftStay], 'stay'],
    ['no longer when an answer has become wrong', [...leftHome, ...leftStay, write('home', 'place', {})], 'stay'],
    [
      'no longer when an answer must be verified again',
      [...leftHome, ...leftStay, write('stay', 'hotel', { hotelTown: 'Oslo' })],
      'home',
    ],
  ])('%s', (_when, actions, steps) => {
    expect(done(goThrough(actions, plan))).toBe(steps);
  });

  it('without the pages that are not on its path', () => {
    expect(done(goThrough([...leftHome, next], plan, shortTrip), shortTrip)).toBe('home stay');
  });

  it('where the given judgement of its pages says so', () => {
    const state = goThrough([...leftHome, ...leftStay], plan);
    expect(done(state, longTrip, () => false)).toBe('');
    expect(done({ ...state, answers: {} }, longTrip, () => true)).toBe('home stay');
  });
});
