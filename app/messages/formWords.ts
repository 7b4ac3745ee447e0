import { fillTemplate } from './fillTemplate.ts';
import { formMessages } from './form.ts';
import { genericMessages } from './generic.ts';

const { summary, deleted, stepOf: _ofSteps, ...plain } = formMessages;

const [month = '', day = '', year = ''] = genericMessages.datePlaceholder.split(/[^\p{L}]+/u);

/** What a form itself says, as the engine takes it. */
export const formWords = {
  ...plain,
  datePlaceholder: { month, day, year },
  summary: (errors: number) => (errors === 1 ? summary.one : fillTemplate(summary.many, { n: errors })),
  deleted: (entry: string) => fillTemplate(deleted, { entry }),
};
