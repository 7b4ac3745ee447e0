import type { StepAnswers } from './StepAnswers.ts';

export const dietaryRestrictions: StepAnswers = {
  minimal: { allergiesOrRestrictions: false },
  maximal: {
    allergiesOrRestrictions: true,
    foodAllergies: ['Peanuts', 'Other'],
    otherFoodAllergies: 'Kiwi',
    foodsOrIngredientsNotLiked: 'x'.repeat(200),
  },
};
