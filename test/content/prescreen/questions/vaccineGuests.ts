import type { Guest } from './expectQuestions.ts';

/** Vaccines by the id of their service. */
const [FLU, TDAP, PNEUMONIA, SHINGLES, COVID, HEPATITIS_A] = ['101', '102', '103', '104', '106', '107'];
const [HEPATITIS_B, HPV, MMR, CHICKENPOX, MENINGITIS, RSV] = ['109', '111', '113', '114', '115', '116'];

const chosen = (...vaccines: readonly (string | undefined)[]) => ({
  selection: { vaccines: vaccines.flatMap((id) => id ?? []) },
});

export const SHINGLES_AGE =
  'The shingles vaccine is for adults of 50 years or older, and from 19 on for those with a weak immune system.';

const start = { birthDate: '1985-04-10', pharmacyState: 'OH', severeReaction: false };
const end = { bloodThinner: false };

/** Guests with the vaccines that they want, and their answers. Today is 1 March 2027. */
export const vaccineGuests: Readonly<Record<string, Guest>> = {
  flu: { steps: chosen(FLU), end: 'last', answers: { ...start, guillainBarre: false, ...end } },
  child: {
    steps: chosen(FLU),
    end: 'last',
    answers: {
      birthDate: '2018-03-01', // turns 9 today
      pharmacyState: 'OH',
      guardian: true,
      severeReaction: false,
      guillainBarre: false,
      ...end,
    },
  },
  pupil: {
    steps: chosen(FLU, HPV),
    end: 'last',
    answers: {
      birthDate: '2016-03-01', // turns 11 today
      pharmacyState: 'IN',
      guardian: true,
      severeReaction: false,
      guillainBarre: false,
      isPregnant: 'notApplicable',
      firstDose: true,
      ...end,
    },
  },
  meningitis: { steps: chosen(MENINGITIS), end: 'last', answers: { ...start, ...end } },
  hepatitis: { steps: chosen(HEPATITIS_A), end: 'last', answers: { ...start, firstDose: true, ...end } },
  hepatitisB: { steps: chosen(HEPATITIS_B), end: 'last', answers: { ...start, firstDose: true, ...end } },
  covid: {
    steps: chosen(COVID),
    end: 'last',
    answers: { ...start, hadCovidDose: true, lastCovidDose: '2026-10-01', myocarditis: false, ...end },
  },
  shingles: {
    steps: chosen(SHINGLES),
    end: 'last',
    answers: { ...start, birthDate: '1970-04-10', weakImmunity: false, shinglesNow: 'no', firstDose: true, ...end },
  },
  fifty: {
    steps: chosen(SHINGLES),
    end: 'last',
    answers: { ...start, birthDate: '1977-03-01', weakImmunity: false, shinglesNow: 'no', firstDose: true, ...end },
  },
  nearlyFifty: {
    steps: chosen(SHINGLES),
    end: 'last',
    answers: { ...start, birthDate: '1977-03-02', weakImmunity: true, shinglesNow: 'no', firstDose: true, ...end },
  },
  nineteen: {
    steps: chosen(SHINGLES),
    end: 'last',
    answers: { ...start, birthDate: '2008-03-01', weakImmunity: true, shinglesNow: 'no', firstDose: true, ...end },
  },
  fortyNine: {
    steps: chosen(SHINGLES),
    end: SHINGLES_AGE,
    answers: { ...start, birthDate: '1977-03-02', weakImmunity: false, shinglesNow: 'no' },
  },
  eighteen: {
    steps: chosen(SHINGLES),
    end: SHINGLES_AGE,
    answers: { ...start, birthDate: '2008-03-02', weakImmunity: true, shinglesNow: 'no' },
  },
  smoker: {
    steps: chosen(PNEUMONIA),
    end: 'last',
    answers: { ...start, weakImmunity: false, pneumoniaRisk: 'smoking', ...end },
  },
  weakened: {
    steps: chosen(PNEUMONIA),
    end: 'last',
    answers: { ...start, weakImmunity: true, pneumoniaRisk: 'none', ...end },
  },
  older: {
    steps: chosen(PNEUMONIA),
    end: 'last',
    answers: { ...start, birthDate: '1977-03-01', weakImmunity: false, ...end },
  },
  live: {
    steps: chosen(MMR),
    end: 'last',
    answers: {
      ...start,
      weakImmunity: true,
      doctorAgrees: true,
      isPregnant: 'no',
      recentLive: false,
      ...end,
    },
  },
  chickenpox: {
    steps: chosen(CHICKENPOX),
    end: 'last',
    answers: { ...start, weakImmunity: false, isPregnant: 'no', recentLive: false, ...end },
  },
  mother: {
    steps: chosen(TDAP, RSV),
    end: 'last',
    answers: { ...start, guillainBarre: false, isPregnant: 'yes', pregnancyWeek: 'late', ...end },
  },
  expecting: {
    steps: chosen(TDAP),
    end: 'last',
    answers: { ...start, guillainBarre: false, isPregnant: 'yes', pregnancyWeek: 'early', ...end },
  },
  sixty: {
    steps: chosen(RSV),
    end: 'last',
    answers: { ...start, birthDate: '1967-03-01', isPregnant: 'notApplicable', ...end },
  },
  nearlySixty: {
    steps: chosen(RSV),
    end: 'last',
    answers: { ...start, birthDate: '1967-03-02', isPregnant: 'yes', pregnancyWeek: 'late', ...end },
  },
};
