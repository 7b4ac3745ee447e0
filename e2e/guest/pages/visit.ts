import type { FormPage } from '../FormPage.ts';

export const medicalHistory: FormPage = {
  heading: 'Medical History',
  wrong: ['Please specify the other condition'],
  fill: async (hand) => {
    await hand.choose(/^Which of these conditions/, 'Asthma');
    await hand.choose(/take medications/, 'No');
  },
  askMore: async (hand) => {
    await hand.choose(/^Which of these conditions/, 'Other');
    await hand.choose(/take medications/, 'Yes');
  },
  fillMore: (hand) => hand.type(/^Please specify the other condition/, 'Gout'),
};

const reasonLabel = 'Is there anything you would like to add?';

/** The service that the guest came for is already ticked as a reason, so the first error is about Other. */
export const reasons: FormPage = {
  heading: 'Reason for Visit',
  wrong: [reasonLabel],
  fill: (hand) => hand.choose(/^Select up to 3 services/, 'Cough or bronchitis'),
  askMore: (hand) => hand.choose(/^Select up to 3 services/, 'Other'),
  fillMore: (hand) => hand.type(reasonLabel, 'A tick bite'),
};

export const oneReason: FormPage = {
  heading: 'Reason for Visit',
  wrong: [reasonLabel],
  fill: (hand) => hand.choose(/^What is the reason for your visit/, 'Sinus pain or congestion'),
  askMore: (hand) => hand.choose(/^What is the reason for your visit/, 'Other'),
  fillMore: (hand) => hand.type(reasonLabel, 'A tick bite'),
};
