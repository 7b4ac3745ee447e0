import { day } from '../../guest/search.ts';
import type { Answer, Answers, PrescreenJourney } from './PrescreenJourney.ts';

const yes: Answer = { choose: 'Yes' };
const no: Answer = { choose: 'No' };
const adult: Answer = { date: ['03', '04', '1990'] };

/** The date `days` days from now, as month, day and year. */
function inDays(days: number): Answer {
  const [year = '', month = '', dayOfMonth = ''] = day(days).split('-');
  return { date: [month, dayOfMonth, year] };
}

const LAST = 'Last question reached! You will be redirected shortly.';
const ELIGIBLE = 'You are eligible and will be redirected shortly!';

const physical: Answer = {
  form: {
    'What kind of physical is it?': { choose: 'School or college physical' },
    'Is the patient 20 years of age or older?': yes,
  },
};
const hasForm = 'Do you have the form that the school, camp, team or employer wants signed?';
const sick = 'Does the patient have a fever, a new cough or another sign of an infection?';

const screening: Answer = {
  form: {
    'Is the patient 20 years of age or older?': yes,
    'Which screening do you need?': { choose: 'Blood pressure check' },
  },
};
const emergency =
  'Do you have pain in the chest, trouble breathing, or sudden weakness on one side of the body right now?';

const nutrition: Answer = {
  form: {
    Date: inDays(10),
    State: { select: 'Ohio' },
    'Time Zone': { select: 'Eastern Time (ET)' },
    'Do you have Medicaid?': no,
  },
};

const driver: Answers = [
  [
    'About the DOT Physical',
    {
      form: {
        Employer: { select: 'Self-employed or owner-operator' },
        'Do you need a DOT drug screening with your physical?': no,
      },
    },
  ],
  ["Which state has issued your driver's license?", { select: 'Ohio' }],
  ['Will you drive across state lines?', no],
  ["What is the driver's date of birth?", adult],
  ['Why do you need the physical?', { choose: 'It is my first medical certificate' }],
  ['Do you take insulin?', no],
  ['Have you ever had a seizure?', { choose: 'Never' }],
  ['Have you had a heart attack, heart surgery or a stent in the last 3 months?', no],
  ['Do you have sleep apnea?', { choose: 'No, or nobody has told me so' }],
  ['Can you read the 20/40 line with each eye, with glasses or contact lenses if you use them?', yes],
  ['Can you hear a whisper from 5 feet away, with a hearing aid if you use one?', yes],
];

const traveler: Answers = [
  ['When was the traveler born?', adult],
  ['In which state will you come to a clinic?', { select: 'Kentucky' }],
  ['On which day do you leave?', inDays(30)],
  ['Where are you traveling?', { select: 'Western Europe, Canada, Japan, Australia or New Zealand' }],
  ['What is the purpose of your trip?', { choose: 'Vacation' }],
  ['Are you pregnant, or may you become pregnant before the trip?', no],
  ['How long will you be away?', { select: 'Up to 2 weeks' }],
];

const flu: Answers = [
  ['Vaccines', { form: { 'Select up to 3 Vaccines': { choose: 'Flu' } } }],
  ['When was the patient born?', adult],
  ['In which state will the patient get the vaccines?', { select: 'Kentucky' }],
  ['Has the patient ever had a severe allergic reaction to a vaccine?', no],
];

export const journeys: readonly PrescreenJourney[] = [
  {
    category: 'Physicals',
    answers: [
      ['About the Physical', physical],
      ['When was the patient born?', adult],
      [hasForm, no],
      [sick, no],
    ],
    end: LAST,
  },
  {
    category: 'Health Screenings',
    answers: [
      ['About the Screening', screening],
      [emergency, no],
    ],
    end: LAST,
  },
  {
    category: 'Telenutrition',
    answers: [
      ['Your Nutrition Visit', nutrition],
      ['When was the patient born?', adult],
      ['What is your main reason for the visit?', { choose: 'My weight' }],
      ['Do you have a phone, tablet or computer with a camera?', yes],
      ['Have you seen one of our dietitians before?', yes],
    ],
    end: ELIGIBLE,
  },
  {
    category: 'DOT Physicals',
    answers: [...driver, ['Do you use marijuana, even if a doctor recommends it?', no]],
    end: LAST,
  },
  {
    category: 'Medicare Wellness',
    answers: [
      ['Your Medicare Card', { form: { 'Medicare Beneficiary Identification Number': { type: '7KX9-KNR-5210' } } }],
      ['Which kind of Medicare do you have?', { choose: 'A Medicare Advantage plan (Part C)' }],
      ['When did your Part B start?', { date: ['01', '01', '2020'] }],
      ['Have you had an annual wellness visit or a Welcome to Medicare visit before?', no],
      ['Where do you live?', { select: 'In my own home, or with family' }],
      [
        'Is there a health problem you would like us to look at in the same visit?',
        { choose: 'No, only the wellness visit' },
      ],
    ],
    end: ELIGIBLE,
  },
  {
    category: 'Travel Vaccines',
    answers: [
      ...traveler,
      ['Have you ever had a severe allergic reaction to a vaccine?', no],
      ['Is your immune system weakened, by an illness or a medicine?', no],
      ['Do you have a record of the vaccines that you have had?', yes],
    ],
    end: ELIGIBLE,
  },
  {
    category: 'Vaccines',
    answers: [
      ...flu,
      ['Has the patient ever had Guillain-Barré syndrome?', no],
      ['Does the patient take a blood thinner?', no],
    ],
    end: LAST,
  },
];
