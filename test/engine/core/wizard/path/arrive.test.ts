import { describe, expect, it } from 'vitest';
import { type FormDefinition, reduce, type WizardAction } from '#engine';
import { describePosition, goThrough, longTrip, shortTrip, tripPlan } from '../tripWizard.ts';

const next: WizardAction = { type: 'continue' };
const back: WizardAction = { type: 'back' };
const at = (index: number): WizardAction => ({ type: 'arrive', index });
const words = (step: string, text: string): WizardAction => ({
  type: 'edit',
  step,
  page: step,
  answers: { [step]: text },
});

const form = (id: string): FormDefinition => ({
  id,
  title: id,
  pages: [
    {
      name: id,
      title: id,
      schema: { type: 'object', properties: { [id]: { type: 'string', title: id, maxLength: 4 } } },
    },
  ],
});
const review: FormDefinition = {
  id: 'all',
  title: 'all',
  pages: [{ name: 'all', title: 'all', review: true, schema: { type: 'object', properties: {} } }],
};
const second: FormDefinition = {
  ...form('two'),
  pages: [
    ...form('two').pages,
    {
      name: 'more',
      title: 'more',
      when: { '!=': [{ var: 'steps.one.one' }, 'skip'] },
      schema: { type: 'object', properties: { more: { type: 'string', title: 'more' } } },
    },
  ],
};
/** Four short pages; the word 'skip' on the first closes the third. A review is the last. */
const plan = tripPlan([form('one'), second, form('three'), review]);
const begun = goThrough([words('one', 'open')], plan, shortTrip);
const go = (...actions: readonly WizardAction[]) => goThrough(actions, plan, shortTrip, begun);
const through = (...actions: readonly WizardAction[]) => describePosition(go(...actions));

describe('a guest who comes to a page by the history', () => {
  it.each<readonly [string, readonly WizardAction[], string]>([
    ['is at the page of Back', [next, next, at(1)], 'two/two editing'],
    ['is several pages back at once', [next, next, next, at(0)], 'one/one editing'],
    ['is at the page of Forward', [next, next, back, back, at(2)], 'two/more editing'],
    ['is at the first page where Continue was not pressed, as after a reload', [at(3)], 'one/one editing'],
    ['is at the last page that Continue has led to', [next, next, back, at(9)], 'two/more editing'],
    [
      'does not come past a page that an edit has made wrong',
      [next, next, back, words('two', 'too long'), at(2)],
      'two/two editing',
    ],
    ['comes back also past a page that is wrong', [next, next, words('one', 'too long'), at(1)], 'two/two editing'],
    [
      'is at another page where the one of before is not on the path',
      [next, next, next, at(0), words('one', 'skip'), at(2)],
      'three/three editing',
    ],
    [
      'is at the last page where the path has become shorter',
      [next, next, next, next, at(0), words('one', 'skip'), at(4)],
      'all/all editing',
    ],
    ['is nowhere before the first page', [next, at(-1)], 'one/one editing'],
  ])('%s', (_what, actions, position) => {
    expect(through(...actions)).toBe(position);
  });

  it('changes nothing at the page where it is', () => {
    const state = go(next);
    expect(reduce(plan, state, at(1), shortTrip)).toBe(state);
  });

  it('is led on page by page after leaving a review, unlike by its buttons', () => {
    const toReview = [next, next, next, next];
    expect(through(...toReview, at(1), next)).toBe('two/more editing');
    expect(through(...toReview, { type: 'goTo', step: 'two', page: 'two' }, next)).toBe('all/all editing');
    const edited = go(...toReview, { type: 'goTo', step: 'two', page: 'two' }, at(4));
    expect(edited).not.toHaveProperty('returnTo');
  });
});

describe('while answers are verified', () => {
  const lived: WizardAction = {
    type: 'edit',
    step: 'home',
    page: 'place',
    answers: { street: 'Elm St 1', town: 'Bath' },
  };
  const verified: WizardAction = { type: 'verified' };
  const waiting = goThrough([lived, next, verified, next]);

  it('coming to another page ends it', () => {
    expect(describePosition(waiting)).toBe('stay/hotel verifying');
    const there = reduce(tripPlan(), waiting, at(0), longTrip);
    expect(describePosition(there)).toBe('home/place editing');
    expect(there.verification).toBeUndefined();
  });

  it('the page where the guest is stays', () => {
    expect(reduce(tripPlan(), waiting, at(1), longTrip)).toBe(waiting);
    expect(reduce(tripPlan(), waiting, at(3), longTrip)).toBe(waiting);
  });
});

it('nobody goes away while answers are sent', () => {
  const sending = go(next, next, next, next, next);
  expect(describePosition(sending)).toBe('all/all submitting');
  expect(reduce(plan, sending, at(0), shortTrip)).toBe(sending);
});
