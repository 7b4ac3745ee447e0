import type { WizardWords } from '#engine';
import { bookingMessages } from '../messages/booking.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { formMessages } from '../messages/form.ts';

const { summary, deleted, stepOf, ...plain } = formMessages;

/** What the form itself says; the same Continue sends the answers on the last page. */
export const wizardWords: WizardWords = {
  ...plain,
  submit: formMessages.continue,
  submitting: bookingMessages.submitting,
  verifying: bookingMessages.verifying,
  ...bookingMessages.review,
  summary: (errors) => (errors === 1 ? summary.one : fillTemplate(summary.many, { n: errors })),
  deleted: (entry) => fillTemplate(deleted, { entry }),
  stepOf: (step, steps) => fillTemplate(stepOf, { step, steps }),
};
