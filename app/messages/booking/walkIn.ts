/** The walk-in vaccine (WALKIN-1 to WALKIN-5). */
export const walkInMessages = {
  landing: {
    heading: 'Get Your Vaccine Now',
    here: 'You are here',
    /** Used where the pharmacy's own name is not known. */
    pharmacy: 'Your Neighborhood Pharmacy',
    thanks: 'Thank you for choosing our pharmacy today for your vaccine.',
    start: 'Start',
  },
  steps: [
    'Select vaccine(s)',
    'Fill out consent form',
    'Check in at the pharmacy counter for an approximate wait time',
  ],
  selection: {
    heading: 'Vaccines',
    loading: 'Looking for vaccines...',
  },
  /** The heading above the form. */
  form: 'Your walk-in vaccine',
  servicesFailed: "We're having trouble loading vaccine services. Please refresh this page to try again.",
  tryAgain: 'Try again',
} as const;
