import { describe, expect, it } from 'vitest';
import type { FormDefinition, WizardAction } from '#engine';
import { describePosition, goThrough, shortTrip, summary, tripPlan } from '../tripWizard.ts';

/** A guest who goes from the list of answers to one of its pages returns to the list. */

const page = (id: string, more: Partial<FormDefinition['pages'][number]> = {}): FormDefinition => ({
  id,
  title: id,
  pages: [
    {
      name: id,
      title: id,
      schema: { type: 'object', required: [id], properties: { [id]: { type: 'string', title: id, maxLength: 3 } } },
      ...more,
    },
  ],
});

/** The third page is shown to guests who answer 'yes' on the first. */
const plan = tripPlan([
  page('one'),
  page('two'),
  page('three', { when: { '==': [{ var: 'steps.one.one' }, 'yes'] } }),
  page('four'),
  summary,
]);

const next: WizardAction = { type: 'continue' };
const back: WizardAction = { type: 'back' };
const to = (step: string): WizardAction => ({ type: 'goTo', step });
const wordsFor = (step: string, answer: string): WizardAction => ({
  type: 'edit',
  step,
  page: step,
  answers: { [step]: answer },
});
const filled: readonly WizardAction[] = ['one', 'two', 'four'].flatMap((step) => [wordsFor(step, 'no'), next]);
const at = (...actions: readonly WizardAction[]): string =>
  describePosition(goThrough([...filled, ...actions], plan, shortTrip)).replace(' editing', '');

describe('from the list of answers', () => {
  it.each<readonly [what: string, actions: readonly WizardAction[], where: string]>([
    ['the guest stands on it in the end', [], 'summary/summary'],
    [
      'Continue on the page that was edited leads back to it',
      [to('one'), wordsFor('one', 'ok'), next],
      'summary/summary',
    ],
    ['so it does where nothing was changed', [to('two'), next], 'summary/summary'],
    ['a page that the change opens is asked on the way', [to('one'), wordsFor('one', 'yes'), next], 'three/three'],
    [
      'and leads on to the list',
      [to('one'), wordsFor('one', 'yes'), next, wordsFor('three', 'a'), next],
      'summary/summary',
    ],
    ['a wrong answer holds the guest', [to('one'), wordsFor('one', 'long'), next], 'one/one'],
    ['a page that has become wrong is asked on the way', [to('one'), wordsFor('four', 'long'), next], 'four/four'],
    ['Back is the page before, and Continue the list', [to('two'), back, next], 'summary/summary'],
    ['that is so once: later, Continue is the next page', [to('one'), next, back, back, back, next], 'two/two'],
    ['a submit that meets a wrong page leads back from there', [wordsFor('two', 'long'), next], 'two/two'],
    ['once it is right', [wordsFor('two', 'long'), next, wordsFor('two', 'ok'), next], 'summary/summary'],
    ['and the list submits', [to('one'), next, next], 'summary/summary submitting'],
  ])('%s', (_what, actions, where) => {
    expect(at(...actions)).toBe(where);
  });
});

it('a wrong page shows its errors to the guest who comes from the list, a right one does not', () => {
  const errorsAt = (step: string) => {
    const { attempted, refusals } = goThrough([...filled, wordsFor('two', 'long'), to(step)], plan, shortTrip);
    return [attempted.map((each) => each.step), refusals];
  };
  expect(errorsAt('two')).toEqual([['two'], 1]);
  expect(errorsAt('one')).toEqual([[], 0]);
});

describe('the page that Continue leads to is marked as reopened', () => {
  const reopenedBy = (...actions: readonly WizardAction[]) => goThrough(actions, plan, shortTrip).reopened?.step;

  it.each<readonly [when: string, actions: readonly WizardAction[], reopened: string | undefined]>([
    ['never on the first way through', filled, undefined],
    ['not where nothing was changed', [...filled, to('two'), next], undefined],
    ['when a change opens it', [...filled, to('one'), wordsFor('one', 'yes'), next], 'three'],
    ['so also as the last page before the list', [...filled, back, wordsFor('four', ''), back, next], 'four'],
    [
      'when it has become wrong, without a list that leads back',
      [...filled.slice(0, -1), to('one'), wordsFor('two', 'long'), next],
      'two',
    ],
    [
      'until it is answered',
      [...filled, to('one'), wordsFor('one', 'yes'), next, wordsFor('three', 'a'), next],
      undefined,
    ],
  ])('%s', (_when, actions, reopened) => {
    expect(reopenedBy(...actions)).toBe(reopened);
  });
});

describe('from a list of answers in the middle', () => {
  it('the guest who goes to a page after it goes on page by page', () => {
    const between = tripPlan([page('one'), summary, page('two'), page('three'), page('four')]);
    const toFour = [wordsFor('one', 'a'), next, next, wordsFor('two', 'b'), next, wordsFor('three', 'c'), next];
    const state = goThrough([...toFour, to('summary'), to('two'), next], between, shortTrip);
    expect(describePosition(state)).toBe('three/three editing');
    const early = goThrough([wordsFor('one', 'a'), next, to('two')], between, shortTrip);
    expect([describePosition(early), early.attempted]).toEqual(['two/two editing', []]);
  });
});
