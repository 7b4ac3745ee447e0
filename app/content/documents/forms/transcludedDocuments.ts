import { checkAppointmentGoals } from '../../../../schemas/generated/content/forms/appointment-goals.js';
import { checkDietaryRestrictions } from '../../../../schemas/generated/content/forms/dietary-restrictions.js';
import { checkDietitianSurvey } from '../../../../schemas/generated/content/forms/dietitian-survey.js';
import { checkFormVocabulary } from '../../../../schemas/generated/content/forms/form-vocabulary.js';
import { checkInsuranceStepConfig } from '../../../../schemas/generated/content/forms/insurance-step-config.js';
import { checkMedicalHistory } from '../../../../schemas/generated/content/forms/medical-history.js';
import { checkMedicalInformation } from '../../../../schemas/generated/content/forms/medical-information.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The documents that forms take their words, choices and fields from, and that nothing else reads. */
export const transcludedDocuments: readonly DocumentKind[] = [
  // The goals of a visit and the words of their checklist (INTAKE-26).
  {
    name: 'appointment-goals',
    path: 'appointment-goals/1.0.0/scheduler/appointment-goals.json',
    check: checkAppointmentGoals,
  },
  // The questions about food allergies, restrictions and dislikes (INTAKE-25).
  {
    name: 'dietary-restrictions',
    path: 'dietary-restrictions/1.0.0/scheduler/dietary-restrictions.json',
    check: checkDietaryRestrictions,
  },
  // The questions of the dietitian survey that no other step asks (INTAKE-27).
  {
    name: 'dietitian-survey',
    path: 'dietitian-survey/1.0.0/scheduler/dietitian-survey.json',
    check: checkDietitianSurvey,
  },
  // Choices, fields and messages that several forms share.
  {
    name: 'form-vocabulary',
    path: 'form-vocabulary/1.0.0/scheduler/form-vocabulary.json',
    check: checkFormVocabulary,
  },
  // Carriers and relations (INSURE-3, INSURE-5).
  {
    name: 'insurance-step-config',
    path: 'insurance-step-config/1.0.0/scheduler/insurance-step-config.json',
    check: checkInsuranceStepConfig,
  },
  // The conditions of the medical history (INTAKE-24).
  {
    name: 'medical-history',
    path: 'medical-history/1.0.0/scheduler/medical-history.json',
    check: checkMedicalHistory,
  },
  // The medical questions before a vaccine (INTAKE-28).
  {
    name: 'medical-information',
    path: 'medical-information/1.0.0/scheduler/medical-information.json',
    check: checkMedicalInformation,
  },
];
