import { addresses } from './addresses.ts';
import { analytics } from './analytics.ts';
import { appointments } from './appointments.ts';
import { bookings } from './bookings.ts';
import { everyReply } from './everyReply.ts';
import { holds } from './holds.ts';
import { leftBehind } from './leftBehind.ts';
import { lenient } from './lenient.ts';
import { nearly } from './nearly.ts';
import type { OverrideCase } from './OverrideCase.ts';
import { places } from './places.ts';
import { refused } from './refused.ts';
import { requests } from './requests.ts';
import { saidElsewhere } from './saidElsewhere.ts';
import { comparedSearches } from './searches/comparedSearches.ts';
import { searches } from './searches/searches.ts';
import { timeSlots } from './searches/timeSlots.ts';
import { windows } from './searches/windows.ts';
import { secrets } from './secrets.ts';
import { services } from './services.ts';

/** Every way in which a server is wrong in one thing only, for each call at least one. */
export const overrides: readonly OverrideCase[] = [
  ...addresses,
  ...services,
  ...places,
  ...saidElsewhere,
  ...timeSlots,
  ...searches,
  ...appointments,
  ...analytics,
  ...holds,
  ...requests,
  ...refused,
  ...secrets,
  ...leftBehind,
  ...comparedSearches,
  ...nearly,
  ...lenient,
  ...everyReply,
  ...bookings,
  ...windows,
];
