/** The confirmation (document 2, section 2). Its headline and paragraph are content. */
export const confirmationMessages = {
  /** Where the content cannot be read. */
  headline: 'Your appointment is booked',
  patient: {
    heading: 'Patient Details',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    dateOfBirth: 'Date of birth',
  },
  appointment: { heading: 'Appointment Details' },
  bookAnother: 'Book Another Appointment',
} as const;
