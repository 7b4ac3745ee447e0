/** What a form itself says beside its questions. */
export const formMessages = {
  error: 'Error',
  required: 'Required',
  requiredNote: '* Required',
  summary: { one: 'There is 1 error on this page', many: 'There are {n} errors on this page' },
  yes: 'Yes',
  no: 'No',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  back: 'Back',
  continue: 'Continue',
  steps: 'Steps',
  stepOf: 'Step {step} of {steps}',
  done: 'completed',
} as const;
