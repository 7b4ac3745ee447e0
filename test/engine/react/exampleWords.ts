import type { WizardWords } from '#engine';

/** Words of no product, so that a test shows which word came from where. */
export const exampleWords: WizardWords = {
  error: 'Error',
  required: 'Required',
  requiredNote: '* Required',
  summary: (errors) => `Please correct ${errors}`,
  yes: 'Yes',
  no: 'No',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  add: 'Add another',
  delete: 'Delete',
  deleted: (entry) => `${entry} is gone`,
  show: 'Show',
  hide: 'Hide',
  back: 'Back',
  continue: 'Continue',
  submit: 'Send',
  submitting: 'Sending',
  verifying: 'Verifying',
  steps: 'Steps',
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
  done: 'done',
  edit: 'Edit',
  secret: 'hidden',
};
