import { appointmentGoals } from './appointmentGoals.ts';
import { appointmentNotes } from './appointmentNotes.ts';
import { dietaryRestrictions } from './dietaryRestrictions.ts';
import { financialConsent } from './financialConsent.ts';
import { financialConsentForTelemedicine } from './financialConsentForTelemedicine.ts';
import { generalConsent } from './generalConsent.ts';
import { insurance } from './insurance.ts';
import { medicalHistory } from './medicalHistory.ts';
import { medicalInformation } from './medicalInformation.ts';
import { patientDetails } from './patientDetails.ts';
import { privacyPractice } from './privacyPractice.ts';
import type { StepAnswers } from './StepAnswers.ts';
import { simpleInsurance } from './simpleInsurance.ts';
import { survey } from './survey.ts';
import { vaccineConsent } from './vaccineConsent.ts';

export type { StepAnswers } from './StepAnswers.ts';

/**
 * Valid answers for each step, by step id. All minimal and maximal answers of the tests are defined here. A new step is
 * a file beside this one and a line here.
 */
export const stepAnswers: Readonly<Record<string, StepAnswers>> = {
  patientDetails,
  insurance,
  simpleInsurance,
  medicalHistory,
  appointmentNotes,
  privacyPractice,
  financialConsent,
  financialConsentForTelemedicine,
  vaccineConsent,
  generalConsent,
  appointmentGoals,
  dietaryRestrictions,
  medicalInformation,
  survey,
};
