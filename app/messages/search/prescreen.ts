/** The prescreen (PRESCREEN-3 to PRESCREEN-29). */
export const prescreenMessages = {
  heading: 'A few questions first',
  retry: 'Try again',
  count: '{n} of {total}',
  noQuestions: 'We are experiencing an issue with scheduling at this time. Please try again later.',
  finishing: 'One moment...',
  notice: { info: 'Information', warning: 'Warning', error: 'Error' },
  ineligible: 'Based on your answers, you are ineligible to continue at this time',
  /** Where a guest who is ineligible can go instead. */
  waysOn: { another: 'Choose another visit type', call: 'Not sure? Call us at' },
  eligible: {
    schedule: 'You are eligible and will be redirected shortly!',
    last: 'Last question reached! You will be redirected shortly.',
  },
} as const;
