/** Canceling (CANCEL-1 to CANCEL-9). */
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
  /** The page that the link in a mail opens. */
  link: {
    loading: 'Looking up your appointment...',
    headline: 'You have a confirmed appointment!',
    headlineOfTwo: 'You have two confirmed appointments!',
    single: 'You can cancel it on this page.',
    both: 'If you cancel the 1st appointment, the 2nd is canceled too. You can also cancel the 2nd alone.',
    second: 'You can cancel the 2nd appointment on this page.',
    secondAlone: 'This link cancels the 2nd appointment. The 1st stays booked.',
    states: { canceled: 'Canceled', over: 'In the past' },
    over: {
      headline: 'This appointment is in the past',
      text: 'It can no longer be canceled online.',
    },
    /** Shown where nothing is known of the appointment. */
    unknown: {
      headline: 'Cancel your appointment',
      text: 'You can cancel the appointment of this link on this page. If it is the 1st of two appointments, the 2nd is canceled too.',
    },
    failed: {
      title: "We can't show your appointment right now.",
      text: 'Check your connection, and try again.',
      action: 'Try again',
    },
    notFound: {
      headline: "We can't find this appointment",
      text: 'Open the link in your confirmation email again, or try later. You can also call us:',
    },
    /** Shown where the page was opened without a link from a mail. */
    missing: {
      headline: 'Cancel your appointment',
      text: 'Open the link in your confirmation email, or call us:',
    },
  },
  canceled: {
    headline: 'Your appointment has been canceled!',
    text: "You don't need to do anything else.",
    stillBooked: 'Your 1st appointment, on {date} at {time}, is still booked.',
    reschedule: 'Reschedule Your Appointment',
  },
} as const;
