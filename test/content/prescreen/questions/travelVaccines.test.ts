import { expectQuestions } from './expectQuestions.ts';
import { INELIGIBLE } from './questions.ts';

const NO_CLINIC =
  'None of our clinics in the state that you chose gives the yellow fever vaccine. Please go back and choose another state, or look for a yellow fever clinic near you.';
const PREGNANT =
  'Several travel vaccines are not given during pregnancy. Please talk to your obstetrician about this trip first.';
const TOO_YOUNG = 'In this state we may not vaccinate travelers of this age. Please ask your pediatrician.';
const CARD = 'info at question: One dose is enough for life for most people.';
const OLDER =
  'warning at top: From 60 years on, serious reactions to this vaccine are more frequent. We will weigh it with you.';
const LAST = [
  'error at question: Without a record we may repeat vaccines that you have had.',
  'info at top: This is the last question.',
];
const ZIKA =
  'warning at responses: We only give vaccines that are safe during pregnancy. Mosquitoes in the Caribbean can carry Zika: please protect yourself from bites.';

const vacationer = {
  birthDate: '1985-04-10',
  clinicState: 'OH',
  departure: '2027-05-01',
  destination: 'europe',
  purpose: 'holiday',
  isPregnant: 'notApplicable',
  duration: 'twoWeeks',
  severeReaction: false,
  weakImmunity: false,
  hasRecord: true,
};

const volunteer = {
  birthDate: '1985-04-10',
  clinicState: 'OH',
  departure: '2027-05-01',
  destination: 'africa',
  purpose: 'work',
  yellowFeverArea: true,
  yellowFeverBefore: 'no',
  yellowFeverRisk: false,
  isPregnant: 'no',
  duration: 'halfYear',
  remote: true,
  malaria: true,
  severeReaction: false,
  weakImmunity: true,
  doctorAgrees: true,
  hasRecord: false,
};

/** The answers of a healthy traveler to everything after the purpose of the trip. */
const healthy = {
  isPregnant: 'notApplicable',
  duration: 'month',
  severeReaction: false,
  weakImmunity: false,
  hasRecord: true,
};

expectQuestions('travel_vaccines', {
  guests: {
    vacationer: { end: 'schedule', answers: vacationer },
    volunteer: { end: 'last', answers: volunteer },
    child: { end: 'schedule', answers: { ...vacationer, birthDate: '2020-03-01' } }, // turns 7 today
    senior: { end: 'last', answers: { ...volunteer, birthDate: '1967-03-01' } }, // turns 60 today
    pilgrim: {
      end: 'schedule',
      answers: {
        birthDate: '1985-04-10',
        clinicState: 'OH',
        departure: '2027-05-01',
        destination: 'middleEast',
        purpose: 'pilgrimage',
        meningitisProof: false,
        ...healthy,
      },
    },
    texan: {
      end: 'schedule',
      answers: {
        birthDate: '1985-04-10',
        clinicState: 'TX',
        departure: '2027-05-01',
        destination: 'latinAmerica',
        purpose: 'family',
        yellowFeverArea: true,
        yellowFeverBefore: 'yes',
        isPregnant: 'no',
        duration: 'month',
        malaria: false,
        severeReaction: false,
        weakImmunity: false,
        hasRecord: true,
      },
    },
    caribbean: {
      end: 'schedule',
      answers: {
        birthDate: '1985-04-10',
        clinicState: 'OH',
        departure: '2027-05-01',
        destination: 'caribbean',
        purpose: 'holiday',
        isPregnant: 'yes',
        duration: 'twoWeeks',
        malaria: false,
        severeReaction: false,
        weakImmunity: false,
        hasRecord: true,
      },
    },
  },
  follows: [
    ['vacationer', 'birthDate', '2025-03-01', '→ clinicState'], // turns 2 today
    [
      'vacationer',
      'birthDate',
      '2025-03-02',
      'Travelers who are younger than 2 years need a pediatric travel clinic. Your pediatrician knows one.',
    ],
    ['vacationer', 'clinicState', 'TX', '→ departure'],
    // The youngest age is 7 years in Ohio and Colorado, 6 in Tennessee, 9 in Kentucky, 14 in Texas.
    ['child', 'clinicState', 'OH', '→ departure'],
    ['child', 'clinicState', 'TN', '→ departure'],
    ['child', 'clinicState', 'KY', TOO_YOUNG],
    ['child', 'clinicState', 'TX', TOO_YOUNG],
    ['vacationer', 'departure', '2027-03-08', '→ destination'], // a week from today
    [
      'vacationer',
      'departure',
      '2027-03-07',
      'Less than a week is too short for vaccines to protect you. Please call the clinic: we can still help with medicines and advice.',
    ],
    ['vacationer', 'departure', '2029-02-28', '→ destination'], // 730 days from today
    ...['europe', 'caribbean', 'middleEast', 'asia', 'latinAmerica', 'africa'].map(
      (destination) => ['vacationer', 'destination', destination, '→ purpose'] as const,
    ),
    ['vacationer', 'purpose', 'family', '→ isPregnant'],
    ['vacationer', 'purpose', 'work', '→ isPregnant'],
    ['pilgrim', 'purpose', 'holiday', '→ isPregnant'],
    ['pilgrim', 'purpose', 'pilgrimage', '→ meningitisProof'],
    ['volunteer', 'purpose', 'holiday', '→ yellowFeverArea'],
    ['texan', 'purpose', 'holiday', '→ yellowFeverArea'],
    ['pilgrim', 'meningitisProof', true, '→ isPregnant'],
    ['volunteer', 'yellowFeverArea', false, '→ isPregnant'],
    ['volunteer', 'yellowFeverArea', true, '→ yellowFeverBefore'],
    ['volunteer', 'yellowFeverBefore', 'yes', '→ isPregnant'],
    ['volunteer', 'yellowFeverBefore', 'lost', '→ yellowFeverRisk'],
    ['volunteer', 'yellowFeverBefore', 'no', '→ yellowFeverRisk'],
    ['texan', 'yellowFeverBefore', 'yes', '→ isPregnant'],
    ['texan', 'yellowFeverBefore', 'lost', NO_CLINIC],
    ['texan', 'yellowFeverBefore', 'no', NO_CLINIC],
    ['volunteer', 'yellowFeverRisk', false, '→ isPregnant'],
    [
      'volunteer',
      'yellowFeverRisk',
      true,
      'The yellow fever vaccine could harm you. A specialist in travel medicine can write you a letter of exemption.',
    ],
    ['vacationer', 'isPregnant', 'yes', '→ duration'],
    ['caribbean', 'isPregnant', 'yes', '→ duration'],
    ['volunteer', 'isPregnant', 'yes', PREGNANT],
    ['texan', 'isPregnant', 'yes', PREGNANT],
    ['pilgrim', 'isPregnant', 'yes', PREGNANT],
    ['vacationer', 'isPregnant', 'no', '→ duration'],
    ['vacationer', 'duration', 'month', '→ severeReaction'],
    ['vacationer', 'duration', 'halfYear', '→ remote'],
    ['vacationer', 'duration', 'longer', '→ remote'],
    ['texan', 'duration', 'twoWeeks', '→ malaria'],
    ['volunteer', 'duration', 'longer', '→ remote'],
    ['volunteer', 'remote', false, '→ malaria'],
    ['volunteer', 'malaria', false, '→ severeReaction'],
    ['vacationer', 'severeReaction', true, INELIGIBLE],
    ['vacationer', 'severeReaction', false, '→ weakImmunity'],
    ['vacationer', 'weakImmunity', true, '→ doctorAgrees'],
    ['vacationer', 'weakImmunity', false, '→ hasRecord'],
    ['volunteer', 'doctorAgrees', true, '→ hasRecord'],
    [
      'volunteer',
      'doctorAgrees',
      false,
      'Please talk to the doctor who treats you first. We need the approval before we vaccinate.',
    ],
    ['vacationer', 'hasRecord', true, 'schedule'],
    ['vacationer', 'hasRecord', false, 'last'],
  ],
  refused: [
    ['vacationer', 'birthDate', '1899-12-31', 'Please enter a valid date.'],
    ['vacationer', 'birthDate', '2027-03-02', 'Date must be in the past.'],
    ['vacationer', 'clinicState', 'HI', 'A selection is required.'],
    ['vacationer', 'departure', '2027-02-28', 'Please enter a day in the future.'],
    ['vacationer', 'departure', '2029-03-01', 'Please book within 2 years before your trip.'],
    ['vacationer', 'purpose', 'pilgrimage', 'A selection is required.'],
    ['volunteer', 'purpose', 'pilgrimage', 'A selection is required.'],
  ],
  beside: [
    ['vacationer', 'departure', '2027-03-29', []], // 28 days from today
    [
      'vacationer',
      'departure',
      '2027-03-28',
      ['warning at responses: Some vaccines need 4 weeks. Please take the first appointment that you can get.'],
    ],
    ['vacationer', 'destination', 'asia', ['info at question: Please have your route at hand at the visit.']],
    ['pilgrim', 'meningitisProof', true, []],
    [
      'pilgrim',
      'meningitisProof',
      false,
      [
        'info at responses: Saudi Arabia asks pilgrims for it. We can vaccinate you at the visit, 10 days before you arrive at the latest.',
      ],
    ],
    ['volunteer', 'yellowFeverBefore', 'no', [CARD]],
    ['volunteer', 'yellowFeverRisk', false, []],
    ['senior', 'yellowFeverRisk', false, [OLDER]],
    ['vacationer', 'isPregnant', 'yes', []],
    ['caribbean', 'isPregnant', 'no', []],
    ['caribbean', 'isPregnant', 'yes', [ZIKA]],
    ['volunteer', 'remote', false, []],
    [
      'volunteer',
      'remote',
      true,
      ['info at responses: A rabies vaccine may be wise. It takes 3 weeks, so please come early.'],
    ],
    ['volunteer', 'malaria', false, []],
    [
      'volunteer',
      'malaria',
      true,
      ['error at responses: No vaccine replaces tablets and a mosquito net. We prescribe the tablets at the visit.'],
    ],
    [
      'volunteer',
      'doctorAgrees',
      true,
      ['error at top: Live vaccines can make people with a weak immune system seriously ill.'],
    ],
    ['vacationer', 'hasRecord', true, LAST],
  ],
});
