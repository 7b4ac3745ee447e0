/** The confirmation (document 2, section 2). Its headline and paragraph are content. */
export const confirmationMessages = {
  /** Where the content cannot be read. */
  headline: 'Your appointment is booked',
  patient: {
    heading: 'Patient Details',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    dateOfBirth: 'Date of birth',
  },
  dietitian: {
    heading: 'Dietitian Details',
    support: 'Customer support',
  },
  appointment: {
    heading: 'Appointment Details',
  },
  rideShare: {
    code: 'Promo code',
    qr: 'QR code that saves promo code {code}',
    copy: 'Copy Code',
    copied: 'Copied!',
    selected: 'Your browser does not let us copy. The code is selected: please copy it yourself.',
    save: 'Save Promo Code',
    help: 'Help with your ride:',
  },
  secondCanceled: {
    title: 'Your 2nd appointment has been canceled.',
    text: 'Your 1st appointment is still confirmed.',
  },
  bookAnother: 'Book Another Appointment',
  bookTelenutrition: 'Book a Telenutrition Appointment',
  getAnotherVaccine: 'Get Another Vaccine',
} as const;
