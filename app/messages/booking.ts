/** The scheduling form and its panel (document 2, sections 2 and 8). */
export const bookingMessages = {
  heading: 'Schedule your visit',
  retry: 'Try again',
  lastPage: 'When you continue, your appointment is booked.',
  submitting: 'Booking your appointment...',
  verifying: 'Checking your address...',
  review: { edit: 'Edit', secret: 'not shown' },
  panel: {
    heading: 'Appointments',
    edit: 'Edit',
    editHint: 'the appointment time',
    details: 'Visit details',
    hideDetails: 'Hide visit details',
    showMore: 'Show More',
    showLess: 'Show Less',
  },
  hold: {
    left: 'We are holding this time for you for another {time}.',
    soonOver: 'We can hold this time for you for only {time} more.',
    over: 'We can no longer hold this time for you. Your answers are still here.',
    holdAgain: 'Hold this time again',
    heldAgain: 'We are holding this time for you again.',
    minutes: '{n} minutes',
    oneMinute: '1 minute',
  },
  conflict: {
    title: 'Appointment Conflict',
    text: 'A conflict occurred and the appointment cannot be booked for the chosen date and time. Please go back and pick another.',
  },
  duplicate: {
    title: 'Looks like you already have an appointment',
    text: 'Our records show an existing appointment for this service.',
  },
  unanswered: {
    title: 'Your appointment may be booked already',
    text: 'We were already booking this appointment, and could not tell you how it went.',
    taken: 'The time is no longer open.',
  },
  rejected: {
    title: 'Confirmation Error',
    text: "We're sorry, but we encountered an error while trying to confirm your appointment. Please go back and confirm your selections again. We apologize for the inconvenience.",
  },
  check: { email: 'Please check your confirmation e-mail', orCall: 'or call' },
  availability: 'Check Availability',
  schedule: 'Schedule Appointment',
  quit: 'Quit',
  leave: {
    title: 'Leave this page?',
    text: 'For your privacy we keep your answers on this page only. If you leave now, they will be gone.',
    stay: 'Stay on this page',
    leave: 'Leave',
  },
} as const;
