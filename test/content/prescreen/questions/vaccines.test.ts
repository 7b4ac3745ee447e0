import { holdQuestions } from './holdQuestions.ts';
import { INELIGIBLE } from './questions.ts';

/** Vaccines by the id of their service. */
const [FLU, TDAP, PNEUMONIA, SHINGLES, COVID, HEPATITIS_A] = ['101', '102', '103', '104', '106', '107'];
const [HEPATITIS_B, HPV, MMR, CHICKENPOX, MENINGITIS, RSV] = ['109', '111', '113', '114', '115', '116'];

const chosen = (...vaccines: readonly (string | undefined)[]) => ({
  selection: { vaccines: vaccines.flatMap((id) => id ?? []) },
});

const PEDIATRICIAN = 'In this state we may not vaccinate patients of this age. Please ask your pediatrician.';
const ONLY_FLU = 'At this age we may only give the flu vaccine in this state. Please go back and choose it alone.';
const SHINGLES_AGE =
  'The shingles vaccine is for adults of 50 years or older, and from 19 on for those with a weak immune system.';
const RSV_AGE = 'The RSV vaccine is for adults of 60 years or older, and during pregnancy.';
const RSV_WEEK = 'During pregnancy the RSV vaccine is given from week 32 to week 36.';
const LIVE_PREGNANT = 'Live vaccines are not given during pregnancy. Please come after the birth.';
const TDAP_WEEK = 'warning at responses: Tdap protects the baby best from week 27 to 36.';

const start = { birthDate: '1985-04-10', pharmacyState: 'OH', severeReaction: false };
const end = { bloodThinner: false };

holdQuestions('vaccines', {
  guests: {
    flu: { steps: chosen(FLU), end: 'last', answers: { ...start, guillainBarre: false, ...end } },
    child: {
      steps: chosen(FLU),
      end: 'last',
      answers: {
        birthDate: '2018-03-01', // 9 today
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
        birthDate: '2016-03-01', // 11 today
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
  },
  follows: [
    ['flu', 'birthDate', '2026-09-01', '→ pharmacyState'], // 6 months today
    [
      'flu',
      'birthDate',
      '2026-09-02',
      'No vaccine that we offer is for babies younger than 6 months. Please ask your pediatrician.',
    ],
    // Flu from 5 years in Ohio, 13 in Georgia; all others from 7 in Ohio, 11 in Indiana, 14 in Texas.
    ['child', 'pharmacyState', 'OH', '→ guardian'],
    ['child', 'pharmacyState', 'GA', PEDIATRICIAN],
    ['child', 'pharmacyState', 'TX', '→ guardian'],
    ['pupil', 'pharmacyState', 'IN', '→ guardian'],
    ['pupil', 'pharmacyState', 'TX', ONLY_FLU],
    ['pupil', 'pharmacyState', 'GA', PEDIATRICIAN],
    ['flu', 'pharmacyState', 'GA', '→ severeReaction'],
    ['child', 'guardian', true, '→ severeReaction'],
    [
      'child',
      'guardian',
      false,
      'A patient who is younger than 18 comes with a parent or legal guardian. Please choose a time when one can come along.',
    ],
    ['flu', 'severeReaction', false, '→ guillainBarre'],
    ['flu', 'severeReaction', true, 'Please talk to your doctor: an allergist can find out which vaccines are safe.'],
    ['meningitis', 'severeReaction', false, '→ bloodThinner'],
    ['hepatitis', 'severeReaction', false, '→ firstDose'],
    ['hepatitisB', 'severeReaction', false, '→ firstDose'],
    ['flu', 'guillainBarre', false, '→ bloodThinner'],
    ['flu', 'guillainBarre', true, INELIGIBLE],
    ['mother', 'guillainBarre', true, INELIGIBLE],
    ['covid', 'hadCovidDose', false, '→ bloodThinner'],
    ['covid', 'hadCovidDose', true, '→ lastCovidDose'],
    ['covid', 'lastCovidDose', '2026-12-31', '→ myocarditis'], // 60 days ago
    ['covid', 'lastCovidDose', '2027-01-01', 'Please wait 60 days after the last COVID-19 vaccine.'],
    ['covid', 'myocarditis', false, '→ bloodThinner'],
    ['covid', 'myocarditis', true, 'Please talk to your cardiologist before the next COVID-19 vaccine.'],
    ['live', 'weakImmunity', true, '→ doctorAgrees'],
    ['live', 'weakImmunity', false, '→ isPregnant'],
    ['smoker', 'weakImmunity', true, '→ pneumoniaRisk'],
    ['live', 'doctorAgrees', true, '→ isPregnant'],
    ['live', 'doctorAgrees', false, 'Please ask your doctor first, or go back and take the live vaccine out.'],
    ['shingles', 'shinglesNow', 'yes', 'Please wait until the rash has healed.'],
    ['shingles', 'shinglesNow', 'no', '→ firstDose'],
    ['fifty', 'shinglesNow', 'no', '→ firstDose'],
    ['nearlyFifty', 'shinglesNow', 'no', '→ firstDose'],
    ['nearlyFifty', 'weakImmunity', false, '→ shinglesNow'],
    ['nearlyFifty', 'shinglesNow', 'yes', 'Please wait until the rash has healed.'],
    ['nineteen', 'shinglesNow', 'no', '→ firstDose'],
    ['fortyNine', 'shinglesNow', 'no', SHINGLES_AGE],
    ['eighteen', 'shinglesNow', 'no', SHINGLES_AGE],
    ['older', 'weakImmunity', false, '→ bloodThinner'],
    ['smoker', 'pneumoniaRisk', 'lungs', '→ bloodThinner'],
    ['smoker', 'pneumoniaRisk', 'heart', '→ bloodThinner'],
    ['smoker', 'pneumoniaRisk', 'diabetes', '→ bloodThinner'],
    [
      'smoker',
      'pneumoniaRisk',
      'none',
      'The pneumonia vaccine is for adults of 50 years or older, and for younger people with certain conditions.',
    ],
    ['weakened', 'pneumoniaRisk', 'none', '→ bloodThinner'],
    ['live', 'isPregnant', 'yes', LIVE_PREGNANT],
    ['chickenpox', 'isPregnant', 'yes', LIVE_PREGNANT],
    ['chickenpox', 'isPregnant', 'notApplicable', '→ recentLive'],
    ['pupil', 'isPregnant', 'yes', 'The HPV vaccine is given after pregnancy. Please come after the birth.'],
    ['pupil', 'isPregnant', 'no', '→ firstDose'],
    ['mother', 'isPregnant', 'yes', '→ pregnancyWeek'],
    ['mother', 'isPregnant', 'no', RSV_AGE],
    ['mother', 'isPregnant', 'notApplicable', RSV_AGE],
    ['expecting', 'isPregnant', 'no', '→ bloodThinner'],
    ['sixty', 'isPregnant', 'no', '→ bloodThinner'],
    ['nearlySixty', 'isPregnant', 'no', RSV_AGE],
    ['mother', 'pregnancyWeek', 'early', RSV_WEEK],
    ['mother', 'pregnancyWeek', 'middle', RSV_WEEK],
    ['mother', 'pregnancyWeek', 'end', RSV_WEEK],
    ['expecting', 'pregnancyWeek', 'middle', '→ bloodThinner'],
    ['expecting', 'pregnancyWeek', 'end', '→ bloodThinner'],
    ['hepatitis', 'firstDose', true, '→ bloodThinner'],
    [
      'hepatitis',
      'firstDose',
      false,
      'A second dose is booked in a different way. Please call the clinic or pharmacy where the first was given.',
    ],
    ['live', 'recentLive', false, '→ bloodThinner'],
    ['live', 'recentLive', true, INELIGIBLE],
    ['flu', 'bloodThinner', true, 'last'],
    ['flu', 'bloodThinner', false, 'last'],
  ],
  refused: [
    ['flu', 'birthDate', '1899-12-31', 'Please enter a valid date.'],
    ['flu', 'birthDate', '2027-03-02', 'Date must be in the past.'],
    ['flu', 'pharmacyState', 'ZZ', 'A selection is required.'],
    ['covid', 'lastCovidDose', '2020-12-13', 'There was no COVID-19 vaccine then. Please check the date.'],
    ['covid', 'lastCovidDose', '2027-03-02', 'Date must be in the past.'],
  ],
  beside: [
    ['flu', 'severeReaction', false, ['info at question: A sore arm or a slight fever is no allergy.']],
    ['live', 'doctorAgrees', true, ['error at top: MMR and chickenpox vaccines are live vaccines.']],
    [
      'pupil',
      'isPregnant',
      'no',
      ['info at question: We ask because some vaccines are meant for pregnancy, and others are not.'],
    ],
    ['expecting', 'pregnancyWeek', 'early', [TDAP_WEEK]],
    ['expecting', 'pregnancyWeek', 'end', [TDAP_WEEK]],
    ['expecting', 'pregnancyWeek', 'middle', []],
    ['nearlySixty', 'pregnancyWeek', 'end', []],
    [
      'hepatitis',
      'firstDose',
      true,
      [
        'warning at question: Shingles, hepatitis and HPV vaccines need a second dose. You choose a time for it in the next step.',
      ],
    ],
    ['flu', 'bloodThinner', false, []],
    [
      'flu',
      'bloodThinner',
      true,
      ['warning at responses: Please tell us at the visit: we use a finer needle and press longer.'],
    ],
  ],
});
