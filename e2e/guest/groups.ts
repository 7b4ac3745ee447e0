import type { FormPage } from './FormPage.ts';
import {
  generalConsent,
  privacyPractice,
  signature,
  signatureOfAnother,
  telemedicineConsent,
  telenutritionConsent,
  vaccineConsent,
} from './pages/consents.ts';
import { appointmentGoals, dietaryRestrictions, survey } from './pages/dietitian.ts';
import { insurance, insuranceWithReferral, simpleInsurance, uninsured } from './pages/insurance.ts';
import { earlier, health, reactions, today } from './pages/medicalInformation.ts';
import {
  address,
  contact,
  ofMinor,
  personal,
  personalWithCards,
  personalWithLanguage,
  personalWithMother,
  personalWithWeight,
  provider,
} from './pages/patientDetails.ts';
import { medicalHistory, oneReason, reasons } from './pages/visit.ts';

/** The last page of each flow, with the answers, the appointment, and the button that books it. */
const review = (leave: string): FormPage => ({
  heading: 'Review Your Answers',
  leave,
  wrong: [],
  fill: () => Promise.resolve(),
});
/** The label of the button that books. */
export const book = 'Book Appointment';
export const bookWalkIn = 'Book Walk-In';

const medicalInformation = [today, reactions, health, earlier];
const telemedicine = [privacyPractice, telemedicineConsent, signature('Financial Consent'), generalConsent];

export type Group = 'in-person' | 'virtual' | 'dietitian' | 'everyday-vaccine' | 'instant-vaccine';

/** The pages of each group of steps, in order. */
export const groups: Readonly<Record<Group, readonly FormPage[]>> = {
  'in-person': [
    ofMinor(personal),
    contact,
    address,
    insurance,
    medicalHistory,
    reasons,
    privacyPractice,
    signatureOfAnother('Financial Consent'),
    generalConsent,
    review(book),
  ],
  virtual: [
    personalWithLanguage,
    contact,
    address,
    insuranceWithReferral,
    medicalHistory,
    oneReason,
    ...telemedicine,
    review(book),
  ],
  dietitian: [
    personalWithWeight,
    contact,
    address,
    uninsured,
    dietaryRestrictions,
    appointmentGoals,
    survey,
    ...telemedicine,
    review(book),
  ],
  'everyday-vaccine': [
    ofMinor(personalWithCards),
    contact,
    address,
    provider,
    simpleInsurance,
    ...medicalInformation,
    vaccineConsent,
    signatureOfAnother('Signature'),
    review(book),
  ],
  'instant-vaccine': [
    personalWithMother,
    contact,
    address,
    simpleInsurance,
    ...medicalInformation,
    vaccineConsent,
    signature('Signature'),
    review(bookWalkIn),
  ],
};

/** The pages of a dietitian's form for a guest who has come through the questions about telenutrition. */
export const afterTelenutrition: readonly FormPage[] = groups.dietitian.map((form) =>
  form === telemedicineConsent ? telenutritionConsent : form,
);
