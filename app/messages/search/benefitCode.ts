/** The benefit code page, and the notices about a guest's code (BENEFIT-1 to BENEFIT-5). */
export const benefitCodeMessages = {
  heading: 'We need your Benefit Code information to find your appointment availability.',
  label: 'Please enter your Benefit Code',
  submit: 'Continue',
  required: 'You must enter a benefit code.',
  invalid: 'Your benefit code entry is invalid. Please try again.',
  network: 'There is a network error. Please try again.',
  verified: 'Benefit code has been verified',
  tryAgain: 'Check the code again',
  again: 'Enter your Benefit Code again',
} as const;
