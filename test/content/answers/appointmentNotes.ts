import type { StepAnswers } from './StepAnswers.ts';

export const appointmentNotes: StepAnswers = {
  minimal: { noteList: ['Sore throat or strep test'] },
  maximal: {
    noteList: ['Sore throat or strep test', 'Urinary symptoms', 'Sprain or strain'],
    comments: 'x'.repeat(200),
  },
};
