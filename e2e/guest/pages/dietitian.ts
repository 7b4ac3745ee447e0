import type { FormPage } from '../FormPage.ts';

export const dietaryRestrictions: FormPage = {
  heading: 'Dietary Restrictions',
  wrong: ['Please specify the other allergy or restriction'],
  fill: (hand) => hand.choose(/^Do you have any food allergies/, 'No'),
  askMore: async (hand) => {
    await hand.choose(/^Do you have any food allergies/, 'Yes');
    await hand.choose(/^Which allergies or restrictions/, 'Other');
  },
  fillMore: (hand) => hand.type(/^Please specify the other allergy/, 'Lupin'),
};

export const appointmentGoals: FormPage = {
  heading: 'Appointment Goals',
  wrong: ['What would you like to learn'],
  fill: (hand) => hand.choose(/^What would you like to learn/, 'Eat well on a budget'),
};

export const survey: FormPage = {
  heading: 'Survey',
  wrong: ['Do you have any of these medical conditions?', 'Please specify how you heard about us'],
  fill: (hand) => hand.choose(/^Do you have any of these medical conditions/, 'None of these'),
  askMore: (hand) => hand.select(/^How did you hear about us/, 'Other'),
  fillMore: async (hand) => {
    await hand.choose(/^Do you have any of these medical conditions/, 'High cholesterol');
    await hand.type(/^Please specify how you heard/, 'A flyer');
  },
};
