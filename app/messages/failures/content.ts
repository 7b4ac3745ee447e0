/**
 * The messages while documents load, and when they can be read neither live nor from a copy (PRESCREEN-8, WIZARD-18).
 */
export const contentMessages = {
  questionsLoading: 'Loading your questions...',
  questionsFailed: 'Sorry. We appear to be having trouble loading the questions. Please try again later.',
} as const;
