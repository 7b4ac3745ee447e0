import type { WizardWords } from '#engine';

/** The words around the measured form. */
export const measuredWords: WizardWords = {
  error: 'Error',
  required: 'Required',
  requiredNote: '* Required',
  summary: (errors) => (errors === 1 ? 'There is an error.' : `There are ${errors} errors.`),
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
  submit: 'Submit',
  verifying: 'Checking',
  edit: 'Edit',
  secret: 'not shown',
  submitting: 'Submitting',
  steps: 'Steps',
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
  done: 'done',
};
