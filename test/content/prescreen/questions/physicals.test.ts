import { expectQuestions } from './expectQuestions.ts';
import { INELIGIBLE } from './questions.ts';

const GUARDIAN =
  'A patient who is younger than 18 comes with a parent or legal guardian. Please choose a time when one can come along.';
const FORM = 'info at question: Most schools and leagues have the form on their website.';
const PRINT =
  'warning at responses: Please print the form and bring it along. We can only sign what we have at the visit.';
const YEAR =
  'warning at responses: Many insurance plans pay for one physical a year. Please ask yours before you come.';

const NO_FIT = "This date does not fit your answer about the patient's age. Please check both.";

expectQuestions('physicals', {
  guests: {
    athlete: {
      steps: { physical: { physicalType: 'sports', isTwentyOrOlder: false } },
      end: 'last',
      answers: {
        birthDate: '2013-05-20',
        hasForm: true,
        faintedInSport: false,
        concussion: false,
        guardian: true,
        isSick: false,
      },
    },
    student: {
      steps: { physical: { physicalType: 'school', isTwentyOrOlder: true } },
      end: 'last',
      answers: { birthDate: '2005-05-20', hasForm: true, isSick: false },
    },
    worker: {
      steps: { physical: { physicalType: 'employment', isTwentyOrOlder: false } },
      end: 'last',
      answers: { birthDate: '2008-12-01', hasForm: true, isSick: false },
    },
    adult: {
      steps: { physical: { physicalType: 'annual', isTwentyOrOlder: true } },
      end: 'last',
      answers: { birthDate: '1980-05-20', hadAnnual: true, lastAnnual: '2025-02-10', isSick: false },
    },
    child18: {
      steps: { physical: { physicalType: 'annual', isTwentyOrOlder: false } },
      end: 'last',
      answers: { birthDate: '2009-03-01', hadAnnual: false, isSick: false }, // turns 18 today
    },
    child17: {
      steps: { physical: { physicalType: 'annual', isTwentyOrOlder: false } },
      end: 'last',
      answers: { birthDate: '2009-03-02', hadAnnual: false, guardian: true, isSick: false }, // turns 18 tomorrow
    },
    child: {
      steps: { physical: { physicalType: 'annual', isTwentyOrOlder: false } },
      end: 'last',
      answers: { birthDate: '2020-05-20', hadAnnual: false, guardian: true, isSick: false },
    },
  },
  follows: [
    ['athlete', 'birthDate', '2013-05-20', '→ hasForm'],
    ['adult', 'birthDate', '1980-05-20', '→ hadAnnual'],
    ['child', 'birthDate', '2026-03-01', '→ hadAnnual'], // 12 months old today
    ['adult', 'birthDate', '1900-01-01', '→ hadAnnual'],
    ['adult', 'birthDate', '2007-03-01', '→ hadAnnual'], // turns 20 today
    [
      'child',
      'birthDate',
      '2026-03-02', // 12 months old tomorrow
      "We see patients who are 12 months or older (18 months or older in Mississippi). Please ask the patient's pediatrician for this physical.",
    ],
    ['athlete', 'hasForm', true, '→ faintedInSport'],
    ['athlete', 'hasForm', false, '→ faintedInSport'],
    ['student', 'hasForm', false, '→ isSick'],
    ['worker', 'hasForm', false, '→ isSick'],
    ['athlete', 'faintedInSport', false, '→ concussion'],
    [
      'athlete',
      'faintedInSport',
      true,
      "Please see the patient's doctor first: the heart has to be checked before we can clear the patient for sports.",
    ],
    ['athlete', 'concussion', false, '→ guardian'],
    [
      'athlete',
      'concussion',
      true,
      'Please wait until the doctor who treats the concussion has cleared the patient. Then we are glad to do the physical.',
    ],
    ['adult', 'hadAnnual', true, '→ lastAnnual'],
    ['adult', 'hadAnnual', false, '→ isSick'],
    ['child', 'hadAnnual', true, '→ lastAnnual'],
    ['adult', 'lastAnnual', '2027-02-28', '→ isSick'],
    ['athlete', 'guardian', true, '→ isSick'],
    ['athlete', 'guardian', false, GUARDIAN],
    ['child', 'guardian', false, GUARDIAN],
    ['adult', 'isSick', true, INELIGIBLE],
    ['adult', 'isSick', false, 'last'],
    ['child18', 'hadAnnual', false, '→ isSick'],
    ['child17', 'hadAnnual', false, '→ guardian'],
  ],
  refused: [
    ['adult', 'birthDate', '', 'A valid date input is required.'],
    ['adult', 'birthDate', '1980-02-30', 'Date is invalid'],
    ['adult', 'birthDate', '1899-12-31', 'Please enter a valid date.'],
    ['adult', 'birthDate', '2027-03-01', 'Date must be in the past.'],
    [
      'adult',
      'birthDate',
      '2007-03-02', // turns 20 tomorrow
      NO_FIT,
    ],
    [
      'child',
      'birthDate',
      '2007-03-01', // turns 20 today
      NO_FIT,
    ],
    ['adult', 'hadAnnual', 'yes', 'Input must be valid.'],
    ['adult', 'lastAnnual', '2027-03-01', 'Date must be in the past.'],
    ['adult', 'lastAnnual', '1980-05-19', 'This is before the patient was born.'],
  ],
  beside: [
    ['athlete', 'hasForm', true, [FORM]],
    ['athlete', 'hasForm', false, [FORM, PRINT]],
    ['adult', 'lastAnnual', '2026-03-02', [YEAR]],
    ['adult', 'lastAnnual', '2026-03-01', []],
    ['adult', 'isSick', false, ['info at question: A physical shows the most when the patient is well.']],
  ],
});
