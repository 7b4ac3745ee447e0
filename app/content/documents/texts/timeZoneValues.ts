import {
  checkTimeZoneValues,
  type TimeZoneValues,
} from '../../../../schemas/generated/content/texts/timezone-values.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The time zones that a guest of a visit by video can be in (PRESCREEN-18). */
export const timeZoneValues: DocumentKind<TimeZoneValues> = {
  name: 'timezone-values',
  path: 'timezone-values/1.0.0/scheduler/timezone-values.json',
  check: checkTimeZoneValues,
};
