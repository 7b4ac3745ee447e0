import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine';
import { dietaryRestrictions } from '../answers/dietaryRestrictions.ts';
import { findErrors, long, sent, shownFields, stepAlone, without } from './intake.ts';

/** INTAKE-25, and the generic texts (FORM-1 to FORM-4). */
const STEP = 'dietaryRestrictions';
const { minimal, maximal } = dietaryRestrictions;
const most = 'Input must be 200 characters or less.';

const plan = await stepAlone(STEP);

describe('words', () => {
  it.each<[string, Answers[string], string]>([
    ['allergiesOrRestrictions', undefined, 'This is a required field'],
    ['foodAllergies', undefined, 'Choose at least one allergy or restriction.'],
    ['foodAllergies', [], 'Choose at least one allergy or restriction.'],
    ['otherFoodAllergies', undefined, 'Enter the other allergy or restriction.'],
    ['otherFoodAllergies', '', 'Enter the other allergy or restriction.'],
    ['otherFoodAllergies', long(201), most],
    ['foodsOrIngredientsNotLiked', long(201), most],
  ])('%s: %j gives "%s"', (field, wrong, words) => {
    const others = without(maximal, field);
    expect(findErrors(plan, STEP, wrong === undefined ? others : { ...others, [field]: wrong })).toEqual({
      [field]: words,
    });
  });

  it('asks at first for the yes or no alone', () => {
    expect(findErrors(plan, STEP, {})).toEqual({ allergiesOrRestrictions: 'This is a required field' });
  });
});

describe('valid answers', () => {
  it.each<[string, Answers]>([
    ['the least', minimal],
    ['the most', maximal],
    ['one allergy', { allergiesOrRestrictions: true, foodAllergies: ['Soy'] }],
    ['Other alone', { allergiesOrRestrictions: true, foodAllergies: ['Other'], otherFoodAllergies: 'Kiwi' }],
    ['199 characters of dislikes', { ...minimal, foodsOrIngredientsNotLiked: long(199) }],
    ['200 characters of dislikes', { ...minimal, foodsOrIngredientsNotLiked: long(200) }],
    ['200 characters of another allergy', { ...maximal, otherFoodAllergies: long(200) }],
  ])('%s', (_name, answers) => {
    expect(findErrors(plan, STEP, answers)).toEqual({});
  });
});

describe('conditions', () => {
  it.each<[Answers, readonly string[]]>([
    [{}, ['allergiesOrRestrictions', 'foodsOrIngredientsNotLiked']],
    [{ allergiesOrRestrictions: false }, ['allergiesOrRestrictions', 'foodsOrIngredientsNotLiked']],
    [{ allergiesOrRestrictions: true }, ['allergiesOrRestrictions', 'foodAllergies', 'foodsOrIngredientsNotLiked']],
    [
      { allergiesOrRestrictions: true, foodAllergies: ['Soy'] },
      ['allergiesOrRestrictions', 'foodAllergies', 'foodsOrIngredientsNotLiked'],
    ],
    [
      { allergiesOrRestrictions: true, foodAllergies: ['Other'] },
      ['allergiesOrRestrictions', 'foodAllergies', 'otherFoodAllergies', 'foodsOrIngredientsNotLiked'],
    ],
    [
      { allergiesOrRestrictions: false, foodAllergies: ['Other'] },
      ['allergiesOrRestrictions', 'foodsOrIngredientsNotLiked'],
    ],
  ])('%j asks %j', (answers, fields) => {
    expect(shownFields(plan, STEP, answers)).toEqual(fields);
  });
});

const allergies = {
  questionId: 'food_allergies',
  questionName: 'Do you have any food allergies or dietary restrictions?',
};

const dislikes = {
  questionId: 'food_dislikes',
  questionName: 'Which foods or ingredients do you dislike?',
};

describe('the request', () => {
  it('has two questions of the survey', () => {
    expect(sent(plan, STEP, maximal)).toEqual({
      questionnaire: {
        survey: {
          food_allergies: { ...allergies, answer: ['Peanuts', 'Other'], otherAnswer: 'Kiwi' },
          food_dislikes: { ...dislikes, answer: 'x'.repeat(200) },
        },
      },
    });
  });

  it('says No where there are no allergies, and nothing of those taken back', () => {
    const answers = { ...maximal, allergiesOrRestrictions: false, foodsOrIngredientsNotLiked: '' };
    expect(sent(plan, STEP, answers)).toEqual({
      questionnaire: {
        survey: { food_allergies: { ...allergies, answer: 'No' }, food_dislikes: { ...dislikes, answer: '' } },
      },
    });
  });
});
