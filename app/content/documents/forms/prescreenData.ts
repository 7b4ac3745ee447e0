import { checkPrescreenData, type PrescreenData } from '../../../../schemas/generated/content/forms/prescreen-data.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** What is asked before a search shows its results; the id is the prescreen's type (`physicals`). */
export const prescreenData: DocumentKind<PrescreenData> = {
  name: 'prescreen-data',
  path: 'prescreen-data/1.0.0/scheduler/{id}.json',
  check: checkPrescreenData,
  transcludes: true,
};
