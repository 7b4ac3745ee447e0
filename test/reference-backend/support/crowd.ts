import type { OwnLimits } from '../../../reference-backend/limits/limits.ts';

/**
 * For thousands of guests from one address, with one mailbox and few names, while the clock stands still. What one guest may hold
 * stays as it is.
 */
export const crowd: OwnLimits = {
  holdsPerClient: { most: 1_000_000 },
  holdTriesPerClient: { most: 1_000_000, minutes: 60 },
  bookingTriesPerClient: { most: 1_000_000, minutes: 60 },
  bookingTriesPerPatient: { most: 1_000_000, minutes: 60 },
  bookingsPerMailAddress: { most: 1_000_000, minutes: 60 },
  wrongConfirmCodesPerClient: { most: 1_000_000, minutes: 60 },
};
