import type { BusinessName } from '../../schemas/generated/api/schedule-appointment/request.js';

/** A free time that was found, as bookings name it. */
export interface Bookable {
  readonly businessName: BusinessName;
  readonly serviceId: number;
  /** 'YYYY-MM-DD HH:mm:ss' in the provider's zone. */
  readonly time: string;
  /** IANA name. */
  readonly timezone: string;
  /** Who gives it: a place or person, whoever is licensed in a state, or that person for guests of that state. */
  readonly where: { readonly locationNumber?: string; readonly licensureState?: string };
}
