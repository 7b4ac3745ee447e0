/** Find an Appointment (SEARCH-1 to SEARCH-33). */
export const searchMessages = {
  heading: 'Find an Appointment',
  type: {
    label: 'Appointment Type',
    placeholder: 'Choose one',
    loading: 'Fetching values...',
    /** The same for guests with a screen reader, who do not see that the list is empty. */
    loadingAloud: 'Loading visit types',
    required: 'Appointment Type is a required field.',
  },
  location: {
    label: 'Location',
    required: 'Location is a required field.',
    tooShort: 'Location must be 2 characters or more.',
    tooLong: 'Location must be 128 characters or less.',
    unavailable:
      "We're unable to find a provider in this location. Please enter another city, state, or ZIP code and try again.",
  },
  date: { label: 'Date' },
  submit: 'Find Appointment',
  invalid: 'Please fill out all required fields to continue',
  servicesFailed: { text: "We can't load visit types. Try again.", again: 'Try again' },
  promotion: {
    title: 'Need a flu vaccine?',
    text: 'You can have it at the same visit.',
    add: 'Add Flu Vaccine',
    no: 'No',
  },
  state: { placeholder: 'Choose One', tryAgain: 'Try again', close: 'Close' },
  pharmacy: {
    opened: "The pharmacy's page has opened in a new window.",
    link: "Open the pharmacy's page (new window)",
  },
  goodToKnow: {
    more: 'How to prepare',
    preparation: 'Before your visit',
    bring: 'Please bring',
    afterwards: 'After your visit',
  },
  steps: {
    heading: 'How it works',
    list: [
      { title: 'Find a time', text: 'Choose your visit, a place near you and a time that suits you.' },
      { title: 'Tell us about you', text: 'Answer a few questions, so that we are ready when you arrive.' },
      { title: 'You are booked', text: 'Get a confirmation code, and a link to cancel, by email.' },
    ],
  },
} as const;
