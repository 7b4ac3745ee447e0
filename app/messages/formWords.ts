import { fillTemplate } from './fillTemplate.ts';
import { formMessages } from './form.ts';

const { summary, deleted, stepOf: _ofSteps, ...plain } = formMessages;

/** What a form itself says, as the engine takes it. */
export const formWords = {
  ...plain,
  summary: (errors: number) => (errors === 1 ? summary.one : fillTemplate(summary.many, { n: errors })),
  deleted: (entry: string) => fillTemplate(deleted, { entry }),
};
