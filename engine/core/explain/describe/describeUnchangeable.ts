import type { Unchangeable } from '../Explanation.ts';

const words: Readonly<Record<Unchangeable, string>> = {
  'no rule': 'No rule decides about it, so no answers turn this.',
  'no answer': 'What decides reads no answers, so no answers turn this.',
  'no value': 'No answers that a guest could give turn this.',
};

/** Why no answers turn an outcome, in a sentence. */
export const describeUnchangeable = (why: Unchangeable): string => words[why];
