import { describe, expect, it } from 'vitest';
import type { CategoryConfig } from '../../../../../app/journey/services/categoryConfig.ts';
import { asksState, searchQuestions } from '../../../../../app/screens/search/criteria/searchTarget.ts';
import { flowSettings } from '../flowSettings.ts';

const plain: CategoryConfig = { schedulerFlow: 'IN_PERSON', redirectAction: 'results' };
const states = { stateSelectionModal: { ampCollectionId: 'states/virtual-visits' } };
const questions = (part: Partial<CategoryConfig>, ...promoting: readonly CategoryConfig['schedulerFlow'][]) =>
  searchQuestions({ ...plain, ...part }, flowSettings(...promoting));

describe('the promotion', () => {
  it.each<[string, Partial<CategoryConfig>, readonly string[]]>([
    ['flow and category', { showPromotionModal: true }, ['promotion']],
    ['the flow alone', { showPromotionModal: false }, []],
    ['the flow, and the category says nothing', {}, []],
    ['the category alone', { showPromotionModal: true, schedulerFlow: 'EVERYDAY_VACCINE' }, []],
    ['both before a prescreen', { showPromotionModal: true, redirectAction: 'prescreen' }, ['promotion']],
    ['both, but it is booked elsewhere', { showPromotionModal: true, redirectAction: 'pharmacy_scheduler' }, []],
  ])('allowed by %s', (_who, part, expected) => {
    expect(questions(part, 'IN_PERSON')).toEqual(expected);
  });
});

describe('the state', () => {
  it('is asked first', () => {
    expect(questions({ ...states, showPromotionModal: true }, 'IN_PERSON')).toEqual(['state', 'promotion']);
  });

  it.each<[string, Partial<CategoryConfig>, boolean]>([
    ['a category that names a modal', states, true],
    ['any other', {}, false],
    ['one that is booked elsewhere', { ...states, redirectAction: 'pharmacy_scheduler' }, false],
  ])('of %s', (_what, part, expected) => {
    expect(asksState({ ...plain, ...part })).toBe(expected);
  });
});
