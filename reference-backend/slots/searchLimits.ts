/** What one search may ask for, as `schemas/api` says too. The app asks for 14 days of 25 places and 3 services, within 50 miles. */
export const searchLimits = {
  /** The first and the last included. */
  days: 14,
  providers: 50,
} as const;
