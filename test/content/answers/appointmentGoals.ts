import type { StepAnswers } from './StepAnswers.ts';

export const appointmentGoals: StepAnswers = {
  minimal: { goals: ['Lose weight'] },
  maximal: {
    goals: ['Lose weight', 'Eat well on a budget', 'Other'],
    otherCheckboxField: 'Cook without salt',
  },
};
