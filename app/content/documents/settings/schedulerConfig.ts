import {
  checkSchedulerConfig,
  type SchedulerConfig,
} from '../../../../schemas/generated/content/settings/scheduler-config-2022.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Which flow a service category starts (SEARCH-27). */
export const schedulerConfig: DocumentKind<SchedulerConfig> = {
  name: 'scheduler-config-2022',
  path: 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json',
  check: checkSchedulerConfig,
};
