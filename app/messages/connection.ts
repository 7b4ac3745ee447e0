/** A call that fails without a reason of its own (document 1 section 8, document 2 section 8). */
export const connectionMessages = {
  trouble: "We're having trouble connecting at the moment.",
  /** After `trouble`, when asking again the same way cannot help. */
  refreshPage: 'Please refresh the page to try again.',
  /** After `trouble`, when the server was at fault. */
  tryShortly: 'Please try again shortly.',
  /** After `trouble`, when a reload would lose what was typed. */
  tryAgain: 'Please try again.',
  /** Instead of `trouble`, when the guest's browser has no connection. */
  offline: "You're offline.",
  offlineHelp: 'Check your connection, then try again.',
} as const;
