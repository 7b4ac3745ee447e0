/** The confirmation (CONFIRM-2 to CONFIRM-14). Its headline and paragraph are content. */
export const confirmationMessages = {
  /** Used where the content cannot be read. */
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
  /** Shown after a reload, when only time and place are known. */
  reloaded: {
    headline: 'You are booked',
    code: 'Your confirmation code is in the email that we sent you.',
    codes: 'Your confirmation codes are in the email that we sent you.',
    checkIn: 'Please check in at the pharmacy counter.',
    cancel: 'To cancel, open the link in the email.',
  },
  bookAnother: 'Book Another Appointment',
  bookTelenutrition: 'Book a Telenutrition Appointment',
  getAnotherVaccine: 'Get Another Vaccine',
} as const;
