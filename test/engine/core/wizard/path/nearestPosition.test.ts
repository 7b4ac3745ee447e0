import { describe, expect, it } from 'vitest';
import { type FormDefinition, initialState, pathFor, type WizardAction } from '#engine';
import { isReached } from '../../../../../engine/core/wizard/path.ts';
import { describePosition, goThrough, shortTrip, tripPlan } from '../tripWizard.ts';

const field = (name: string) => ({
  type: 'object' as const,
  properties: { [name]: { type: 'string' as const, title: name } },
});

/** The first page of each step may close those after it; the pages of all steps have the same names. */
const step = (id: string, when?: object): FormDefinition => ({
  id,
  title: id,
  pages: ['a', 'b'].map((page) => ({
    name: page,
    title: page,
    schema: field(`${id}${page}`),
    ...(page === 'b' && when !== undefined && { when }),
  })),
});
const isOpen = { '!=': [{ var: 'steps.one.onea' }, 'close'] };
const plan = tripPlan([step('one'), step('two', isOpen), step('three', isOpen)]);

const next: WizardAction = { type: 'continue' };
const words = (answer: string): WizardAction => ({ type: 'edit', step: 'one', page: 'a', answers: { onea: answer } });
const goTo = (id: string, page: string): WizardAction => ({ type: 'goTo', step: id, page });
const at = (...actions: readonly WizardAction[]) =>
  describePosition(goThrough([words('open'), ...actions], plan, shortTrip));

describe('a guest whose page closes', () => {
  it.each<readonly [string, readonly WizardAction[], string]>([
    ['comes to the page before it', [goTo('two', 'b'), words('close')], 'two/a editing'],
    ['comes to the page before it, also in a later step', [goTo('three', 'b'), words('close')], 'three/a editing'],
    ['stays on a page that remains', [goTo('three', 'a'), words('close')], 'three/a editing'],
  ])('%s', (_what, actions, position) => {
    expect(at(...actions)).toBe(position);
  });
});

describe('a page of a name that other steps have too', () => {
  it('is another page', () => {
    expect(at(goTo('two', 'a'))).toBe('two/a editing');
    expect(at(goTo('two', 'b'), { type: 'back' })).toBe('two/a editing');
    expect(at(goTo('three', 'a'), next)).toBe('three/b editing');
    const { completed } = goThrough([words('open'), next, next, next], plan, shortTrip);
    expect(completed).toEqual([
      { step: 'one', page: 'a' },
      { step: 'one', page: 'b' },
      { step: 'two', page: 'a' },
    ]);
  });

  it('is recorded once, however often it is left', () => {
    const { completed } = goThrough([words('open'), next, { type: 'back' }, next], plan, shortTrip);
    expect(completed).toEqual([{ step: 'one', page: 'a' }]);
  });
});

describe('a state from another form', () => {
  const lost = { ...initialState(plan, shortTrip), position: { step: 'gone', page: 'a' } };
  const positionAfter = (action: WizardAction) => describePosition(goThrough([action], plan, shortTrip, lost));

  it('stands on the first page once an answer is edited', () => {
    expect(positionAfter(words('open'))).toBe('one/a editing');
  });

  it('leads to a page that is there', () => {
    expect(positionAfter(goTo('two', 'a'))).toBe('two/a editing');
  });
});

it('has not reached a page that is not there', () => {
  const state = initialState(plan, shortTrip);
  expect(isReached(pathFor(plan, state.answers, shortTrip), 99, state)).toBe(false);
});
