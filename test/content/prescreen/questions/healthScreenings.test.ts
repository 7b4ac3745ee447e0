import { expectQuestions } from './expectQuestions.ts';
import { INELIGIBLE } from './questions.ts';

const MINOR = "Without a doctor's request we screen patients who are 20 years or older.";
const EMERGENCY = 'Please call 911 now. Do not wait for an appointment.';
const OBSTETRICIAN = 'This blood test can miss diabetes during pregnancy. Your obstetrician has a better one.';
const CALL = 'error at top: If you may be having a heart attack or a stroke, call 911 now.';
const EARLY = 'info at question: An early appointment makes it easier.';

const about = (healthScreeningType: string, isTwentyOrOlder = true) => ({
  screening: { healthScreeningType, isTwentyOrOlder },
});

expectQuestions('health_screenings', {
  guests: {
    pressure: { steps: about('bloodPressure'), end: 'last', answers: { hasEmergency: false } },
    youngPressure: {
      steps: about('bloodPressure', false),
      end: 'last',
      answers: { doctorAsked: true, hasEmergency: false },
    },
    cholesterol: { steps: about('cholesterol'), end: 'last', answers: { isPregnant: 'no', fasting: 'yes' } },
    diabetes: { steps: about('diabetes'), end: 'last', answers: { isPregnant: 'notApplicable', hasDiabetes: false } },
    diabetic: {
      steps: about('diabetes', false),
      end: 'last',
      answers: { doctorAsked: true, isPregnant: 'no', hasDiabetes: true, lastA1c: '2026-11-30' },
    },
    tuberculosis: {
      steps: about('tuberculosis'),
      end: 'last',
      answers: { hadPositiveTest: false, liveVaccine: 'longAgo', canReturn: true },
    },
    full: { steps: about('full'), end: 'last', answers: { hasEmergency: false, isPregnant: 'no', fasting: 'no' } },
  },
  follows: [
    ['youngPressure', 'doctorAsked', true, '→ hasEmergency'],
    ['youngPressure', 'doctorAsked', false, MINOR],
    ['diabetic', 'doctorAsked', true, '→ isPregnant'],
    ['diabetic', 'doctorAsked', false, MINOR],
    ['pressure', 'hasEmergency', false, 'last'],
    ['pressure', 'hasEmergency', true, EMERGENCY],
    ['full', 'hasEmergency', false, '→ isPregnant'],
    ['full', 'hasEmergency', true, EMERGENCY],
    ['cholesterol', 'isPregnant', 'yes', '→ fasting'],
    ['cholesterol', 'isPregnant', 'no', '→ fasting'],
    ['cholesterol', 'isPregnant', 'notApplicable', '→ fasting'],
    ['full', 'isPregnant', 'yes', OBSTETRICIAN],
    ['full', 'isPregnant', 'notApplicable', '→ fasting'],
    ['diabetes', 'isPregnant', 'yes', OBSTETRICIAN],
    ['diabetes', 'isPregnant', 'no', '→ hasDiabetes'],
    ['cholesterol', 'fasting', 'yes', 'last'],
    ['cholesterol', 'fasting', 'no', 'last'],
    ['full', 'fasting', 'yes', 'last'],
    ['diabetes', 'hasDiabetes', false, 'last'],
    ['diabetes', 'hasDiabetes', true, '→ lastA1c'],
    ['diabetic', 'lastA1c', '2027-01-01', 'last'], // 2 months ago today
    [
      'diabetic',
      'lastA1c',
      '2027-01-02',
      'Your last test is less than 2 months ago. Its number would hardly have changed: please wait until 3 months have passed.',
    ],
    ['tuberculosis', 'hadPositiveTest', false, '→ liveVaccine'],
    [
      'tuberculosis',
      'hadPositiveTest',
      true,
      'A skin test stays positive for life. Please ask your doctor for a chest X-ray or a blood test instead.',
    ],
    ['tuberculosis', 'liveVaccine', 'never', '→ canReturn'],
    ['tuberculosis', 'liveVaccine', 'longAgo', '→ canReturn'],
    [
      'tuberculosis',
      'liveVaccine',
      'lately',
      'A live vaccine can hide tuberculosis from the test for 4 weeks. Please book a time after that.',
    ],
    ['tuberculosis', 'canReturn', true, 'last'],
    ['tuberculosis', 'canReturn', false, INELIGIBLE],
  ],
  refused: [
    ['cholesterol', 'isPregnant', '', 'A selection is required.'],
    ['tuberculosis', 'liveVaccine', 'yesterday', 'A selection is required.'],
    ['diabetic', 'lastA1c', '', 'A valid date input is required.'],
    ['diabetic', 'lastA1c', '2027-03-01', 'Date must be in the past.'],
  ],
  beside: [
    ['pressure', 'hasEmergency', false, []],
    ['pressure', 'hasEmergency', true, [CALL]],
    ['cholesterol', 'isPregnant', 'no', []],
    [
      'cholesterol',
      'isPregnant',
      'yes',
      [
        'warning at responses: Cholesterol rises during pregnancy, so the result says little. We suggest waiting until 3 months after the birth.',
      ],
    ],
    ['full', 'isPregnant', 'yes', []],
    ['cholesterol', 'fasting', 'yes', [EARLY]],
    [
      'cholesterol',
      'fasting',
      'no',
      [
        EARLY,
        'warning at responses: We can still do the screening, but may ask you to come again if a number is high.',
      ],
    ],
    ['diabetes', 'hasDiabetes', false, []],
    [
      'diabetes',
      'hasDiabetes',
      true,
      ['info at responses: The test then shows how well your sugar was controlled over the last 3 months.'],
    ],
    ['tuberculosis', 'canReturn', true, ['error at question: A test that is not read in time has to be done again.']],
  ],
});
