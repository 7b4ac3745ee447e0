import type { FormPage } from '../FormPage.ts';
import type { Guest } from '../Guest.ts';
import type { Hand } from '../Hand.ts';

export const privacyPractice: FormPage = {
  heading: 'Notice of Privacy Practices',
  wrong: ['Do you acknowledge that the Notice of Privacy Practices'],
  fill: (hand) => hand.choose(/^Do you acknowledge that the Notice/, 'Yes'),
};

export const generalConsent: FormPage = {
  heading: 'Consent',
  wrong: [
    'Do you consent to treatment?',
    'Have you read the No-Show Policy',
    'May we share your health information',
    'Do you agree to the terms of the patient portal?',
  ],
  fill: async (hand) => {
    for (const question of [
      /^Do you consent to treatment/,
      /No-Show Policy/,
      /health information exchange/,
      /patient portal/,
    ])
      await hand.choose(question, 'Yes');
  },
};

export const telemedicineConsent: FormPage = {
  heading: 'Telemedicine Consent',
  wrong: ['Do you consent to being treated by telehealth?'],
  fill: (hand) => hand.choose(/^Do you consent to being treated by telehealth/, 'Yes'),
};

/** The same page for guests of a dietitian. */
export const telenutritionConsent: FormPage = {
  heading: telemedicineConsent.heading,
  wrong: ['Do you consent to being counseled by telenutrition?'],
  fill: (hand) => hand.choose(/^Do you consent to being counseled by telenutrition/, 'Yes'),
};

export const vaccineConsent: FormPage = {
  heading: 'Vaccine Consent',
  wrong: ['Do you consent to the vaccine being given', 'Do you acknowledge that the Notice of Privacy Practices'],
  fill: async (hand) => {
    await hand.choose(/^Do you consent to the vaccine/, 'Yes');
    await hand.choose(/^Do you acknowledge that the Notice/, 'Yes');
  },
};

const sign = (hand: Hand, { firstName, lastName }: Guest): Promise<void> =>
  hand.type(/^Patient's Legal Name/, `${firstName} ${lastName}`);

/** The page on which a consent is signed, by an adult patient. */
export const signature = (heading: string): FormPage => ({ heading, wrong: ["Patient's Legal Name"], fill: sign });

/** The same page, signed by somebody else for a patient who is too young to sign. */
export const signatureOfAnother = (heading: string): FormPage => ({
  ...signature(heading),
  wrong: ["Patient's Legal Name", 'First Name', 'Last Name', 'Date of Birth', 'Address Line 1'],
  askMore: (hand) => hand.select(/^Relationship with Patient/, 'Child'),
  fillMore: async (hand, { firstName, lastName }) => {
    await hand.type(/^Patient's Legal Name/, `${firstName} ${lastName}`);
    await hand.type(/^First Name/, 'Anne');
    await hand.type(/^Last Name/, 'Byron');
    await hand.date(/^Date of Birth/, '05', '17', '1962');
    await hand.choose(/^Sex Assigned at Birth/, 'Female');
    await hand.type(/^Phone Number/, '5135550135');
    await hand.type(/^Address Line 1/, '12 Analytical Way');
    await hand.type(/^City/, 'Cincinnati');
    await hand.select(/^State/, 'Ohio');
    await hand.type(/^ZIP Code/, '45202');
    await hand.type(/^County/, 'Hamilton');
  },
});
