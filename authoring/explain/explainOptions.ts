import { parseArgs } from 'node:util';
import { usualRoot } from '../check/CheckOptions.ts';
import { usualServices } from '../check/services/readServices.ts';
import type { Guest } from './guestContext.ts';

export interface ExplainOptions extends Guest {
  /** `step/field`, the name of a field, step or question, or `outcome`. */
  readonly field: string;
  /** File with the guest's answers. */
  readonly answers?: string;
  readonly root: string;
  readonly services: string;
}

const usage =
  'A flow or a prescreen, and what is asked about: npm run content -- explain --flow IN_PERSON --field patientDetails/firstName';

/** @throws TypeError for an unknown option, or one that is missing */
export function explainOptions(args: readonly string[]): ExplainOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      flow: { type: 'string' },
      prescreen: { type: 'string' },
      service: { type: 'string' },
      state: { type: 'string' },
      age: { type: 'string' },
      date: { type: 'string' },
      answers: { type: 'string' },
      field: { type: 'string' },
      root: { type: 'string', default: usualRoot },
      services: { type: 'string', default: usualServices },
    },
  });
  const { field, age, ...others } = values;
  const isSomewhere = [others.flow, others.prescreen, others.answers].some((each) => each !== undefined);
  if (field === undefined || !isSomewhere) throw new TypeError(usage);
  if (age !== undefined && !/^\d{1,3}$/.test(age)) throw new TypeError('--age is a number of years.');
  if (others.date !== undefined && Number.isNaN(Date.parse(`${others.date}T00:00:00Z`)))
    throw new TypeError('--date is a day, such as 2027-03-01.');
  return { ...others, field, ...(age !== undefined && { age: Number(age) }) };
}
