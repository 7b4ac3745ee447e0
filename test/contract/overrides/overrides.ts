import { analytics } from './analytics.ts';
import { appointments } from './appointments.ts';
import { bookings } from './bookings.ts';
import { everyReplyOfAppointments } from './everyReply/appointments.ts';
import { everyReading } from './everyReply/readings.ts';
import { variations } from './everyReply/variations.ts';
import { holds } from './holds.ts';
import { leftBehind } from './leftBehind.ts';
import { lenient } from './lenient.ts';
import { nearly } from './nearly.ts';
import type { OverrideCase } from './OverrideCase.ts';
import { addresses } from './places/addresses.ts';
import { knownPlaces } from './places/knownPlaces.ts';
import { places } from './places/places.ts';
import { refused } from './refused.ts';
import { requests } from './requests.ts';
import { saidElsewhere } from './saidElsewhere.ts';
import { comparedSearches } from './searches/comparedSearches.ts';
import { searches } from './searches/searches.ts';
import { timeSlots } from './searches/timeSlots.ts';
import { windows } from './searches/windows.ts';
import { secrets } from './secrets.ts';
import { services } from './services.ts';

/** Ways in which a server is wrong in one thing only, for each call at least one: a field, a status, an order, a place. */
export const plainOverrides: readonly OverrideCase[] = [
  ...addresses,
  ...services,
  ...places,
  ...timeSlots,
  ...appointments,
  ...analytics,
  ...holds,
  ...requests,
  ...secrets,
];

/** Ways that show only beside other answers, in what was kept, or where a request is only nearly right. */
export const subtleOverrides: readonly OverrideCase[] = [
  ...saidElsewhere,
  ...searches,
  ...refused,
  ...leftBehind,
  ...comparedSearches,
  ...nearly,
  ...lenient,
  ...everyReplyOfAppointments,
  ...everyReading,
  ...variations,
  ...bookings,
  ...windows,
  ...knownPlaces,
];
