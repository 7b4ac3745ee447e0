/** Documents as screens read them: `content.entry(siteFrame, 'thelittleclinic')`. The intake's are behind `forms`. */
export type { Fetch } from './contentSources.ts';
export type { DocumentKind } from './DocumentKind.ts';
export { checklist } from './documents/checklist.ts';
export { confirmationTexts } from './documents/confirmationTexts.ts';
export { formVocabulary } from './documents/formVocabulary.ts';
export { generalConsent } from './documents/generalConsent.ts';
export { insuranceOptions } from './documents/insuranceOptions.ts';
export { medicalHistory } from './documents/medicalHistory.ts';
export { notesData } from './documents/notesData.ts';
export { privacyPractice } from './documents/privacyPractice.ts';
export { reservationToggle } from './documents/reservationToggle.ts';
export { schedulerConfig } from './documents/schedulerConfig.ts';
export { schedulerTexts } from './documents/schedulerTexts.ts';
export { serviceAvailability } from './documents/serviceAvailability.ts';
export { siteFrame } from './documents/siteFrame.ts';
export { type Content, type ContentWiring, openContent } from './openContent.ts';
