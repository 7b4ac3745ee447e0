import { testNow } from '../../fixtures/testClock.ts';
import type { FormPage } from '../FormPage.ts';
import type { Hand } from '../Hand.ts';

async function answerNo(hand: Hand, questions: readonly RegExp[]): Promise<void> {
  for (const question of questions) await hand.choose(question, 'No');
}

export const today: FormPage = {
  heading: 'How You Are Today',
  wrong: ['Do you have a fever', 'Do you have an open wound?'],
  fill: (hand) => answerNo(hand, [/^Do you have a fever/, /symptoms of COVID-19/, /^Are you pregnant/, /open wound/]),
};

const isAllergic = /^Are you allergic to/;
const otherReactions = [
  /serious reaction after a vaccine/,
  /reaction to gelatin/,
  /^Has a doctor ever warned you/,
  /^Have you ever fainted/,
];

export const reactions: FormPage = {
  heading: 'Allergies and Reactions',
  wrong: ['Allergy', 'Have you ever had a serious reaction'],
  fill: (hand) => answerNo(hand, [isAllergic, ...otherReactions]),
  askMore: async (hand) => {
    await hand.choose(isAllergic, 'Yes');
    await hand.press('Add another allergy');
  },
  fillMore: async (hand) => {
    await hand.press('Delete Allergy 2');
    await hand.type(/^Allergy/, 'Penicillin');
    await answerNo(hand, otherReactions);
  },
};

const hasCondition = /^Do you have a long-term health condition/;
const weakens = /medications that weaken the immune system/;
const otherHealth = [
  /physical exam/,
  /any other problem with your immune system/,
  /seizure/,
  /nervous system disorder/,
];

export const health: FormPage = {
  heading: 'Your Health',
  wrong: ['Condition', 'Medication name'],
  fill: (hand) => answerNo(hand, [hasCondition, weakens, ...otherHealth]),
  askMore: async (hand) => {
    await hand.choose(hasCondition, 'Yes');
    await hand.choose(weakens, 'Yes');
  },
  fillMore: async (hand) => {
    await answerNo(hand, otherHealth);
    await hand.type(/^Condition/, 'Asthma');
    await hand.type(/^Medication name/, 'Prednisone');
  },
};

const hadVaccines = /^Have you been given any vaccines before/;
const hadBlood = /been given blood/;

export const earlier: FormPage = {
  heading: 'Earlier Vaccines and Treatments',
  wrong: ['Product name', 'Dose', 'Date given'],
  fill: (hand) => answerNo(hand, [hadVaccines, /been given a vaccine\?/, hadBlood]),
  askMore: (hand) => hand.choose(hadBlood, 'Yes'),
  fillMore: async (hand) => {
    await answerNo(hand, [hadVaccines, /been given a vaccine\?/]);
    const [year = '', month = '', day = ''] = lastMonth().split('-');
    await hand.type(/^Product name/, 'Plasma');
    await hand.type(/^Dose/, 'Unknown');
    await hand.date(/^Date given/, month, day, year);
  },
};

/** A day within the period that the page asks about, both at the time of the tests and at the real one. */
const lastMonth = (): string => new Date(Math.min(testNow(), Date.now()) - 30 * 86_400_000).toISOString().slice(0, 10);
