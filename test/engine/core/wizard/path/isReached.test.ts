import { describe, expect, test } from 'vitest';
import { pathFor, type WizardAction } from '#engine';
import { isReached } from '../../../../../engine/core/wizard/path.ts';
import { goThrough, shortTrip, tripPlan } from '../tripWizard.ts';

const page = (id: string) => ({
  id,
  title: id,
  pages: [
    {
      name: id,
      title: id,
      schema: { type: 'object' as const, properties: { [id]: { type: 'string' as const, title: id } } },
    },
  ],
});
const plan = tripPlan(['one', 'two', 'three', 'four'].map(page));
const next: WizardAction = { type: 'continue' };
const back: WizardAction = { type: 'back' };

/** The pages that the guest has reached after these actions. */
function reached(...actions: readonly WizardAction[]): string {
  const state = goThrough(actions, plan, shortTrip);
  const path = pathFor(plan, state.answers, shortTrip);
  return path
    .filter((_view, index) => isReached(path, index, state))
    .map(({ page: { name } }) => name)
    .join(' ');
}

describe('a page is reached', () => {
  test.each([
    ['first of all', [], 'one'],
    ['by Continue', [next, next], 'one two three'],
    ['for good, also by who has gone back', [next, next, back, back], 'one two three'],
    ['by who was led there', [{ type: 'goTo', step: 'four' }], 'one four'],
  ] satisfies [string, WizardAction[], string][])('%s', (_how, actions, pages) => {
    expect(reached(...actions)).toBe(pages);
  });
});
