import type { OwnLimits } from '../../../reference-backend/limits/limits.ts';

/**
 * Limits for thousands of guests from one address, with one mailbox and few names, while the clock is stopped. The
 * limit of reservations per guest is not changed.
 */
export const crowd: OwnLimits = {
  reservationsPerClient: { most: 1_000_000 },
  reservationsPerClientAtPlace: { most: 1_000_000 },
  appointmentsPerGuest: { most: 1_000_000 },
  bookingsPerClient: { most: 1_000_000, minutes: 60 },
  bookingsPerClientAtPlace: { most: 1_000_000, minutes: 60 },
  reservationTriesPerClient: { most: 1_000_000, minutes: 60 },
  bookingTriesPerClient: { most: 1_000_000, minutes: 60 },
  bookingTriesPerPatient: { most: 1_000_000, minutes: 60 },
  bookingsPerMailAddress: { most: 1_000_000, minutes: 60 },
  duplicatesPerClient: { most: 1_000_000, minutes: 60 },
  duplicatesPerName: { most: 1_000_000, minutes: 60 },
  wrongConfirmCodesPerClient: { most: 1_000_000, minutes: 60 },
  wrongConfirmCodesPerAppointment: { most: 1_000_000, minutes: 60 },
};

/** The same, as `LIMITS` of the environment. */
export const crowdSetting = Object.entries(crowd)
  .map(([name, { most, minutes }]) => `${name}=${most}${minutes ? `/${minutes}` : ''}`)
  .join();
