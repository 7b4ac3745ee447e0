/** The messages for a call that fails without a message of its own (SEARCH-16, SEARCH-17). */
export const connectionMessages = {
  failure: "We're having trouble connecting at the moment.",
  /** After `failure`, when repeating the same call cannot help. */
  refreshPage: 'Please refresh the page to try again.',
  /** After `failure`, when the server answered with an error. */
  tryShortly: 'Please try again shortly.',
  /** After `failure`, when a reload would lose what was typed. */
  tryAgain: 'Please try again.',
  /** Instead of `failure`, when the guest's browser has no connection. */
  offline: "You're offline.",
  offlineHelp: 'Check your connection, then try again.',
} as const;
