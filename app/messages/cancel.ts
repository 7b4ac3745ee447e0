/** Canceling (document 2, sections 2, 4 and 8). */
export const cancelMessages = {
  title: 'Appointment(s) Cancellation',
  prompt: 'Which appointment would you like to cancel?',
  firstCancelsAll: 'Canceling the 1st appointment cancels all of them.',
  yours: 'Your appointment',
  submit: 'Cancel Appointment',
  submitting: 'Canceling your appointment...',
  keep: 'Keep Appointment',
  close: 'Close',
  nothingSelected: 'Please select an appointment to continue cancellation.',
  alreadyCanceled: 'This appointment has already been canceled.',
  failed: 'Could not cancel this appointment.',
  confirmed: {
    headline: 'You have a confirmed appointment!',
    text: 'You can cancel it on this page.',
  },
  canceled: {
    headline: 'Your appointment has been canceled!',
    text: "You don't need to do anything else.",
    reschedule: 'Reschedule Your Appointment',
  },
} as const;
