/** The confirmation (document 2, section 2). */
export const confirmationMessages = {
  headline: 'Your appointment is confirmed!',
  paragraph:
    'We sent the details to your e-mail address. Keep your confirmation code at hand in case you need to call us.',
  patient: {
    heading: 'Patient Details',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    dateOfBirth: 'Date of birth',
  },
  appointment: {
    heading: 'Appointment Details',
    date: 'Date and time',
    services: 'Services',
    location: 'Location',
    code: 'Confirmation code',
  },
  checklist: { heading: 'Arrival Checklist' },
  modify: {
    heading: 'Modify Appointment',
    text: 'To change your appointment, please call us:',
    cancel: 'Cancel Appointment',
    bookAnother: 'Book Another Appointment',
  },
} as const;
