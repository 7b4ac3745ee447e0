import {
  checkSchedulerTexts,
  type SchedulerTexts,
} from '../../../../schemas/generated/content/texts/scheduler-texts.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Words of the Find an Appointment page. */
export const schedulerTexts: DocumentKind<SchedulerTexts> = {
  name: 'scheduler-texts',
  path: 'textcollection/1.0.0/tlc/scheduler-texts.json',
  check: checkSchedulerTexts,
};
