/** A content document that cannot be shown. */
export const contentMessages = {
  loading: 'Loading...',
  broken: 'We are experiencing an issue at this time. Please try again later.',
  refresh: 'Refresh',
} as const;
