import { type ArrivalChecklist, checkArrivalChecklist } from '../../../../schemas/generated/content/texts/checklist.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The arrival checklist of the confirmation page (CONFIRM-5). */
export const checklist: DocumentKind<ArrivalChecklist> = {
  name: 'checklist',
  path: 'checklist/1.0.0/scheduler/checklist.json',
  check: checkArrivalChecklist,
};
