import type { FormPage } from '../FormPage.ts';

export const medicalHistory: FormPage = {
  heading: 'Medical History',
  wrong: [['Please specify the other condition', 'Enter the other condition.']],
  fill: async (hand) => {
    await hand.choose(/^Which of these conditions/, 'Asthma');
    await hand.choose(/^Do you take medications/, 'No');
  },
  askMore: async (hand) => {
    await hand.choose(/^Which of these conditions/, 'Other');
    await hand.choose(/^Do you take medications/, 'Yes');
  },
  fillMore: (hand) => hand.type(/^Please specify the other condition/, 'Gout'),
};

export const reasons: FormPage = {
  heading: 'Reason for Visit',
  wrong: [['Select up to 3 services to receive during your visit.', 'You must select at least one reason']],
  fill: (hand) => hand.choose(/^Select up to 3 services/, 'Cough or bronchitis'),
};

export const oneReason: FormPage = {
  heading: 'Reason for Visit',
  wrong: [['What is the reason for your visit?', 'You must select at least one reason']],
  fill: (hand) => hand.choose(/^What is the reason for your visit/, 'Sinus pain or congestion'),
};
