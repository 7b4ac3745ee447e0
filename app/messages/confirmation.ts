/** The confirmation (document 2, section 2). Headline and paragraph are content. */
export const confirmationMessages = {
  loading: 'Loading your confirmation...',
  headline: 'Your appointment is confirmed!',
  patient: {
    heading: 'Patient Details',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    dateOfBirth: 'Date of birth',
  },
  appointment: { heading: 'Appointment Details' },
  modify: {
    heading: 'Modify Appointment',
    text: 'To change your appointment, call us:',
    clinic: 'Clinic',
    dietitian: 'Dietitian',
    pharmacy: 'Pharmacy',
    cancel: 'Cancel Appointment',
  },
  bookAnother: 'Book Another Appointment',
} as const;
