/** Documents that cannot be shown, neither live nor from a copy (PRESCREEN-8, WIZARD-18). */
export const contentMessages = {
  questionsLoading: 'Loading your questions...',
  questionsFailed: 'Sorry. We appear to be having trouble loading the questions. Please try again later.',
} as const;
