import { expect, it } from 'vitest';
import { expectQuestions } from './expectQuestions.ts';
import { INELIGIBLE, loadQuestions } from './questions.ts';
import { SHINGLES_AGE, vaccineGuests } from './vaccineGuests.ts';

const PEDIATRICIAN = "In this state we may not vaccinate patients of this age. Please ask the patient's pediatrician.";
const ONLY_FLU = 'At this age we may only give the flu vaccine in this state. Please go back and choose it alone.';
const RSV_AGE = 'The RSV vaccine is for adults of 60 years or older, and during pregnancy.';
const RSV_WEEK = 'During pregnancy the RSV vaccine is given from week 32 to week 36.';
const LIVE_PREGNANT = 'Live vaccines are not given during pregnancy. Please come after the birth.';
const TDAP_WEEK = 'warning at responses: Tdap protects the baby best from week 27 to 36.';

expectQuestions('vaccines', {
  guests: vaccineGuests,
  follows: [
    ['flu', 'birthDate', '2026-09-01', '→ pharmacyState'], // 6 months old today
    [
      'flu',
      'birthDate',
      '2026-09-02',
      "No vaccine that we offer is for babies younger than 6 months. Please ask the patient's pediatrician.",
    ],
    // The youngest age for flu is 5 years in Ohio and 13 in Georgia; for all others it is 7 in Ohio, 11 in Indiana, 14
    // in Texas.
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
    [
      'flu',
      'severeReaction',
      true,
      "Please talk to the patient's doctor: an allergist can find out which vaccines are safe.",
    ],
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
    ['covid', 'myocarditis', true, "Please talk to the patient's cardiologist before the next COVID-19 vaccine."],
    ['live', 'weakImmunity', true, '→ doctorAgrees'],
    ['live', 'weakImmunity', false, '→ isPregnant'],
    ['smoker', 'weakImmunity', true, '→ pneumoniaRisk'],
    ['live', 'doctorAgrees', true, '→ isPregnant'],
    ['live', 'doctorAgrees', false, "Please ask the patient's doctor first, or go back and remove the live vaccine."],
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
    ['flu', 'birthDate', '2027-03-01', 'Date must be in the past.'],
    ['flu', 'pharmacyState', 'ZZ', 'A selection is required.'],
    ['covid', 'lastCovidDose', '2020-12-13', 'There was no COVID-19 vaccine then. Please check the date.'],
    ['covid', 'lastCovidDose', '2027-03-01', 'Date must be in the past.'],
  ],
  beside: [
    ['flu', 'severeReaction', false, ['info at question: A sore arm or a slight fever is not an allergy.']],
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

it('the first dose is asked of vaccines in two doses: one that is given each year has no first dose', async () => {
  const { questions } = await loadQuestions('vaccines');
  const asked = questions.find(({ id }) => id === 'firstDose');
  expect(asked?.title).toBe("Is it the patient's first dose of each two-dose vaccine that you chose?");
  expect(asked?.page.schema.properties?.firstDose?.description).toBe(
    'Vaccines that are given each year, such as Flu and COVID-19, do not count.',
  );
});
