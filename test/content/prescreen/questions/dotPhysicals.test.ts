import { expectQuestions } from './expectQuestions.ts';
import { INELIGIBLE } from './questions.ts';

const dot = (employer: string, hasDrugScreening: boolean) => ({ dot: { employer, hasDrugScreening } });
const ORDER = 'Please ask your employer for the order first. Without it, the laboratory cannot take the sample.';
const CONSORTIUM =
  'warning at responses: Please join a testing program (consortium) before your visit: it gives you the order.';

/** The answers of a healthy driver after the reason for the physical. */
const healthy = {
  insulin: false,
  seizures: 'never',
  heartEvent: false,
  sleepApnea: 'no',
  seesWell: true,
  hearsWell: true,
};
const first = { licenseState: 'OH', crossesStates: true, birthDate: '1985-04-10', reason: 'first' };

expectQuestions('dot_physicals', {
  guests: {
    newcomer: {
      steps: dot('Not employed as a driver yet', false),
      end: 'last',
      answers: { ...first, ...healthy, usesCannabis: false },
    },
    islander: {
      steps: dot('School or transit bus company', false),
      end: 'last',
      answers: { ...first, licenseState: 'HI', crossesStates: false, ...healthy, usesCannabis: false },
    },
    local: {
      steps: dot('School or transit bus company', false),
      end: 'last',
      answers: { ...first, crossesStates: false, ...healthy, usesCannabis: false },
    },
    renewing: {
      steps: dot('Kroger Family of Companies', true),
      end: 'last',
      answers: {
        ...first,
        reason: 'renewal',
        expires: '2027-04-01',
        ...healthy,
        hasOrder: true,
        usesCannabis: false,
      },
    },
    owner: {
      steps: dot('Self-employed or owner-operator', true),
      end: 'last',
      answers: { ...first, ...healthy, hasOrder: false, usesCannabis: false },
    },
    learner: {
      steps: dot('Not employed as a driver yet', true),
      end: 'last',
      answers: { ...first, ...healthy, hasOrder: false, usesCannabis: false },
    },
    patient: {
      steps: dot('Government or public works', false),
      end: 'last',
      answers: {
        licenseState: 'TX',
        crossesStates: false,
        birthDate: '1970-12-31',
        reason: 'return',
        released: true,
        insulin: true,
        insulinForm: true,
        lowSugar: false,
        seizures: 'past',
        lastSeizure: '2010-06-01',
        heartEvent: false,
        sleepApnea: 'treated',
        sleepReport: true,
        seesWell: false,
        visionForm: true,
        hearsWell: true,
        usesCannabis: false,
      },
    },
  },
  follows: [
    ['newcomer', 'licenseState', 'DC', '→ crossesStates'],
    ['newcomer', 'crossesStates', false, '→ birthDate'],
    ['newcomer', 'birthDate', '2006-03-01', '→ reason'], // turns 21 today
    ['newcomer', 'birthDate', '2006-03-02', 'Drivers who cross state lines must be 21 years or older.'],
    ['local', 'birthDate', '2009-03-01', '→ reason'], // turns 18 today
    ['local', 'birthDate', '2009-03-02', 'Your state does not license commercial drivers of your age yet.'],
    ['islander', 'birthDate', '2006-03-01', '→ reason'],
    ['islander', 'birthDate', '2006-03-02', 'Your state does not license commercial drivers of your age yet.'],
    ['newcomer', 'reason', 'first', '→ insulin'],
    ['newcomer', 'reason', 'renewal', '→ expires'],
    ['newcomer', 'reason', 'return', '→ released'],
    ['renewing', 'expires', '2020-01-01', '→ insulin'],
    ['renewing', 'expires', '2029-03-01', '→ insulin'],
    ['patient', 'released', true, '→ insulin'],
    ['patient', 'released', false, 'Please ask the doctor who treated you for a release first, and bring it along.'],
    ['newcomer', 'insulin', false, '→ seizures'],
    ['newcomer', 'insulin', true, '→ insulinForm'],
    ['patient', 'insulinForm', true, '→ lowSugar'],
    [
      'patient',
      'insulinForm',
      false,
      'Without this form we cannot certify a driver who takes insulin. Please ask your clinician for it and come within 45 days.',
    ],
    ['patient', 'lowSugar', false, '→ seizures'],
    [
      'patient',
      'lowSugar',
      true,
      'Drivers who take insulin must have had no such episode for 3 months. Please talk to the clinician who treats your diabetes.',
    ],
    ['newcomer', 'seizures', 'never', '→ heartEvent'],
    ['newcomer', 'seizures', 'past', '→ lastSeizure'],
    [
      'newcomer',
      'seizures',
      'treated',
      'Drivers who take seizure medicine need a federal exemption before a physical.',
    ],
    ['patient', 'lastSeizure', '2022-03-01', '→ heartEvent'], // 5 years ago today
    [
      'patient',
      'lastSeizure',
      '2022-03-02',
      'You need at least 5 years without a seizure and without medicine. Please talk to your neurologist.',
    ],
    ['newcomer', 'heartEvent', false, '→ sleepApnea'],
    ['newcomer', 'heartEvent', true, 'Please wait until 3 months have passed and your cardiologist has cleared you.'],
    ['newcomer', 'sleepApnea', 'no', '→ seesWell'],
    ['newcomer', 'sleepApnea', 'treated', '→ sleepReport'],
    [
      'newcomer',
      'sleepApnea',
      'untreated',
      'Sleep apnea has to be treated before we can certify you. Please see your doctor.',
    ],
    ['patient', 'sleepReport', true, '→ seesWell'],
    [
      'patient',
      'sleepReport',
      false,
      'Please come once you have a report of 30 days. The company that supplies your device can print it.',
    ],
    ['newcomer', 'seesWell', true, '→ hearsWell'],
    ['newcomer', 'seesWell', false, '→ visionForm'],
    ['patient', 'visionForm', true, '→ hearsWell'],
    ['patient', 'visionForm', false, 'A driver who sees too little with one eye needs this form before the physical.'],
    ['newcomer', 'hearsWell', true, '→ usesCannabis'],
    ['newcomer', 'hearsWell', false, INELIGIBLE],
    ['renewing', 'hearsWell', true, '→ hasOrder'],
    ['renewing', 'hasOrder', true, '→ usesCannabis'],
    ['renewing', 'hasOrder', false, ORDER],
    ['owner', 'hasOrder', false, '→ usesCannabis'],
    ['learner', 'hasOrder', false, '→ usesCannabis'],
    ['newcomer', 'usesCannabis', true, INELIGIBLE],
    ['newcomer', 'usesCannabis', false, 'last'],
  ],
  refused: [
    ['newcomer', 'licenseState', 'Ohio', 'A selection is required.'],
    ['newcomer', 'licenseState', '', 'A selection is required.'],
    ['newcomer', 'birthDate', '1899-12-31', 'Please enter a valid date.'],
    ['newcomer', 'birthDate', '2027-03-01', 'Date must be in the past.'],
    ['renewing', 'expires', '2029-04-01', 'A certificate is good for 24 months at most. Please check the date.'],
    ['patient', 'lastSeizure', '2027-03-01', 'Date must be in the past.'],
    ['patient', 'lastSeizure', '1970-12-30', 'This is before you were born.'],
  ],
  beside: [
    ['renewing', 'expires', '2027-03-01', []],
    [
      'renewing',
      'expires',
      '2027-02-28',
      ['error at responses: Your certificate has expired. You may not drive commercially until you have a new one.'],
    ],
    ['renewing', 'expires', '2027-04-30', []], // 60 days from today
    [
      'renewing',
      'expires',
      '2027-05-01',
      ['info at responses: You are early: the new certificate counts from the day of your physical.'],
    ],
    ['patient', 'lastSeizure', '2022-03-01', ['info at top: Please bring a letter from your neurologist.']],
    ['patient', 'lastSeizure', '2022-03-02', []],
    ['newcomer', 'seesWell', true, ['info at question: Most states ask for the same line for a car license.']],
    ['renewing', 'hasOrder', false, []],
    ['owner', 'hasOrder', true, []],
    ['owner', 'hasOrder', false, [CONSORTIUM]],
    ['learner', 'hasOrder', false, [CONSORTIUM]],
    ['newcomer', 'usesCannabis', false, ['warning at question: Federal rules for drivers apply in every state.']],
  ],
});
