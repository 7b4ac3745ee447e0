/**
 * What one search may ask for; `schemas/api` has the same limits. The app asks for 14 days of 25 places and 3 services,
 * within 50 miles.
 */
export const searchLimits = {
  /** Counts the first and the last day. */
  days: 14,
  providers: 50,
} as const;
