import type { StepAnswers } from './StepAnswers.ts';

export const privacyPractice: StepAnswers = {
  minimal: { privacyPractice: true },
  maximal: { privacyPractice: false },
};
