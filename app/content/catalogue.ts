import type { DocumentIds, DocumentKind } from './DocumentKind.ts';
import { consentDocuments } from './documents/forms/consentDocuments.ts';
import { eligibilityQuestions } from './documents/forms/eligibilityQuestions.ts';
import { formConfiguration } from './documents/forms/formConfiguration.ts';
import { formDefinition } from './documents/forms/formDefinition.ts';
import { notesData } from './documents/forms/notesData.ts';
import { prescreenData } from './documents/forms/prescreenData.ts';
import { transcludedDocuments } from './documents/forms/transcludedDocuments.ts';
import { ampConfig } from './documents/settings/ampConfig.ts';
import { appSettings } from './documents/settings/appSettings.ts';
import { covidVaccinesToggle } from './documents/settings/covidVaccinesToggle.ts';
import { reservationToggle } from './documents/settings/reservationToggle.ts';
import { schedulerConfig } from './documents/settings/schedulerConfig.ts';
import { serviceAvailability } from './documents/settings/serviceAvailability.ts';
import { vaccineRules } from './documents/settings/vaccineRules.ts';
import { checklist } from './documents/texts/checklist.ts';
import { clinicDetailsMessages } from './documents/texts/clinicDetailsMessages.ts';
import { confirmationTexts } from './documents/texts/confirmationTexts.ts';
import { dietitiansDetail } from './documents/texts/dietitiansDetail.ts';
import { messagesKinds } from './documents/texts/messages.ts';
import { page } from './documents/texts/page.ts';
import { pageTexts } from './documents/texts/pageTexts.ts';
import { rideShareTexts } from './documents/texts/rideShareTexts.ts';
import { schedulerTexts } from './documents/texts/schedulerTexts.ts';
import { serviceExtraProperties } from './documents/texts/serviceExtraProperties.ts';
import { serviceNameMapper } from './documents/texts/serviceNameMapper.ts';
import { siteFrame } from './documents/texts/siteFrame.ts';
import { stateSelectionModal } from './documents/texts/stateSelectionModal.ts';
import { timeZoneValues } from './documents/texts/timeZoneValues.ts';
import { videoCallLinks } from './documents/texts/videoCallLinks.ts';

/**
 * All kinds of documents, for code that needs every kind: transclusion, the content check and its tests. A screen
 * imports only the kinds that it reads, so that no page loads the checks of another.
 */
export const catalogue: readonly DocumentKind[] = [
  ampConfig,
  appSettings,
  checklist,
  clinicDetailsMessages,
  confirmationTexts,
  ...consentDocuments,
  covidVaccinesToggle,
  dietitiansDetail,
  eligibilityQuestions,
  formConfiguration,
  formDefinition,
  ...messagesKinds,
  notesData,
  page,
  pageTexts,
  prescreenData,
  reservationToggle,
  rideShareTexts,
  schedulerConfig,
  schedulerTexts,
  serviceAvailability,
  serviceExtraProperties,
  serviceNameMapper,
  siteFrame,
  stateSelectionModal,
  timeZoneValues,
  ...transcludedDocuments,
  vaccineRules,
  videoCallLinks,
];

/** The names of the kinds that an author may edit. The shipped deployment lists them in `forceFetchFromAPI`. */
export const editableNames: readonly string[] = catalogue.map(({ name }) => name).sort();

/**
 * The kind and id that a document's name stands for (`form-config/in-person`); undefined if it names no document. Where
 * the name has no id (`financial-consent`), `ids` gives it, or else the kind's `usualId`.
 */
export function findDocument(
  name: string,
  ids: DocumentIds = {},
): { readonly kind: DocumentKind; readonly id?: string } | undefined {
  const slash = name.indexOf('/');
  const [kindName, givenId] = slash < 0 ? [name] : [name.slice(0, slash), name.slice(slash + 1)];
  const kind = catalogue.find((entry) => entry.name === kindName);
  const id = givenId ?? (kind?.usualId && (ids[kind.name] ?? kind.usualId));
  if (!kind || kind.path.includes('{id}') !== (id !== undefined && id !== '')) return undefined;
  return id === undefined ? { kind } : { kind, id };
}
