/** Cancelling (document 2, sections 2, 4 and 8). */
export const cancelMessages = {
  modal: {
    title: 'Appointment(s) Cancellation',
    prompt: 'Which appointment would you like to cancel?',
    firstCancelsAll: 'Cancelling the 1st appointment cancels all of them.',
    submit: 'Cancel Appointment',
    keep: 'Keep Appointment',
    submitting: 'Canceling your appointment...',
  },
  nothingSelected: 'Please select an appointment to continue cancellation.',
  alreadyCanceled: 'This appointment has already been canceled.',
  failed: 'Could not cancel this appointment.',
  confirmed: {
    headline: 'You have a confirmed appointment!',
    text: 'To change your appointment, please call us:',
  },
  canceled: {
    headline: 'Your appointment has been canceled!',
    reschedule: 'Reschedule your appointment',
  },
} as const;
