import type { FormPage } from '../FormPage.ts';
import type { Guest } from '../Guest.ts';
import type { Hand } from '../Hand.ts';

export const privacyPractice: FormPage = {
  heading: 'Notice of Privacy Practices',
  wrong: [['Do you acknowledge that the Notice of Privacy Practices', 'This is a required field']],
  fill: (hand) => hand.choose(/^Do you acknowledge that the Notice/, 'Yes'),
};

export const generalConsent: FormPage = {
  heading: 'Consent',
  wrong: [
    ['Do you consent to treatment?', 'This is a required field'],
    ['Have you read the No-Show Policy', 'This is a required field'],
    ['May we share your health information', 'This is a required field'],
    ['Do you agree to the terms of the patient portal?', 'This is a required field'],
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
  wrong: [['Do you consent to being treated by telehealth?', 'This is a required field']],
  fill: (hand) => hand.choose(/^Do you consent to being treated by telehealth/, 'Yes'),
};

/** The same page for guests of a dietitian. */
export const telenutritionConsent: FormPage = {
  heading: telemedicineConsent.heading,
  wrong: [['Do you consent to being counseled by telenutrition?', 'This is a required field']],
  fill: (hand) => hand.choose(/^Do you consent to being counseled by telenutrition/, 'Yes'),
};

export const vaccineConsent: FormPage = {
  heading: 'Vaccine Consent',
  wrong: [
    ['Do you consent to the vaccine being given', 'This is a required field'],
    ['Do you acknowledge that the Notice of Privacy Practices', 'This is a required field'],
  ],
  fill: async (hand) => {
    await hand.choose(/^Do you consent to the vaccine/, 'Yes');
    await hand.choose(/^Do you acknowledge that the Notice/, 'Yes');
  },
};

async function sign(hand: Hand, { firstName, lastName }: Guest): Promise<void> {
  await hand.type(/^Patient's Legal Name/, `${firstName} ${lastName}`);
  await hand.select(/^Relationship with Patient/, 'Self');
}

/** The page on which a consent is signed. */
export const signature = (heading: string): FormPage => ({
  heading,
  wrong: [
    ["Patient's Legal Name", "Patient's Legal Name is a required field."],
    ['First Name', 'First name is a required field.'],
    ['Last Name', 'Last name is a required field.'],
    ['Date of Birth', "Enter the responsible party's date of birth."],
    ['Address Line 1', 'Address Line 1 is a required field.'],
  ],
  fill: sign,
  askMore: (hand) => hand.select(/^Relationship with Patient/, 'Child'),
});

/** The same page, signed by somebody else for the patient. */
export const signatureOfAnother = (heading: string): FormPage => ({
  ...signature(heading),
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
