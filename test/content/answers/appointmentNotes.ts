import type { StepAnswers } from './StepAnswers.ts';

export const appointmentNotes: StepAnswers = {
  minimal: { noteList: ['Sore throat'] },
  maximal: {
    noteList: ['Sore throat', 'Urinary symptoms', 'Cough or bronchitis'],
    comments: 'x'.repeat(200),
  },
};
