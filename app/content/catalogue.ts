import type { DocumentIds, DocumentKind } from './DocumentKind.ts';
import { appointmentGoals } from './documents/appointmentGoals.ts';
import { checklist } from './documents/checklist.ts';
import { confirmationTexts } from './documents/confirmationTexts.ts';
import { covidVaccinesToggle } from './documents/covidVaccinesToggle.ts';
import { dietaryRestrictions } from './documents/dietaryRestrictions.ts';
import { dietitianSurvey } from './documents/dietitianSurvey.ts';
import { eligibilityQuestions } from './documents/eligibilityQuestions.ts';
import { financialConsent } from './documents/financialConsent.ts';
import { formConfiguration } from './documents/formConfiguration.ts';
import { formDefinition } from './documents/formDefinition.ts';
import { formVocabulary } from './documents/formVocabulary.ts';
import { generalConsent } from './documents/generalConsent.ts';
import { insuranceOptions } from './documents/insuranceOptions.ts';
import { medicalHistory } from './documents/medicalHistory.ts';
import { medicalInformation } from './documents/medicalInformation.ts';
import { notesData } from './documents/notesData.ts';
import { page } from './documents/page.ts';
import { pageTexts } from './documents/pageTexts.ts';
import { prescreenData } from './documents/prescreenData.ts';
import { privacyPractice } from './documents/privacyPractice.ts';
import { reservationToggle } from './documents/reservationToggle.ts';
import { rideShareTexts } from './documents/rideShareTexts.ts';
import { schedulerConfig } from './documents/schedulerConfig.ts';
import { schedulerTexts } from './documents/schedulerTexts.ts';
import { serviceAvailability } from './documents/serviceAvailability.ts';
import { serviceExtraProperties } from './documents/serviceExtraProperties.ts';
import { siteFrame } from './documents/siteFrame.ts';
import { stateSelectionModal } from './documents/stateSelectionModal.ts';
import { telemedicineConsent } from './documents/telemedicineConsent.ts';
import { timeZoneValues } from './documents/timeZoneValues.ts';
import { vaccineConsent } from './documents/vaccineConsent.ts';
import { videoCallLinks } from './documents/videoCallLinks.ts';

/**
 * Every kind of document, for what must know them all: transclusion, the content check and its tests. A screen imports
 * the kinds that it reads, so that no page loads the checks of another.
 */
export const catalogue: readonly DocumentKind[] = [
  appointmentGoals,
  checklist,
  confirmationTexts,
  covidVaccinesToggle,
  dietaryRestrictions,
  dietitianSurvey,
  eligibilityQuestions,
  financialConsent,
  formConfiguration,
  formDefinition,
  formVocabulary,
  generalConsent,
  insuranceOptions,
  medicalHistory,
  medicalInformation,
  notesData,
  page,
  pageTexts,
  prescreenData,
  privacyPractice,
  reservationToggle,
  rideShareTexts,
  schedulerConfig,
  schedulerTexts,
  serviceAvailability,
  serviceExtraProperties,
  siteFrame,
  stateSelectionModal,
  telemedicineConsent,
  timeZoneValues,
  vaccineConsent,
  videoCallLinks,
];

/** The names that an author may edit: what `forceFetchFromAPI` of the shipped deployment lists. */
export const editableNames: readonly string[] = catalogue.map(({ name }) => name).sort();

/**
 * The kind and id of a document's name (`form-config/in-person`); undefined for a name of no kind. `ids` say which one is
 * meant by the name of a kind alone (`financial-consent`), where one of several is the usual one.
 */
export function findDocument(
  name: string,
  ids: DocumentIds = {},
): { readonly kind: DocumentKind; readonly id?: string } | undefined {
  const slash = name.indexOf('/');
  const [kindName, said] = slash < 0 ? [name] : [name.slice(0, slash), name.slice(slash + 1)];
  const kind = catalogue.find((entry) => entry.name === kindName);
  const id = said ?? (kind?.usualId && (ids[kind.name] ?? kind.usualId));
  if (!kind || kind.path.includes('{id}') !== (id !== undefined && id !== '')) return undefined;
  return id === undefined ? { kind } : { kind, id };
}
