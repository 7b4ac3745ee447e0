import type { Effect, Reason } from '../Explanation.ts';
import { describeValue } from './describeValue.ts';

const effects: Readonly<Record<Effect, string>> = {
  step: 'the step is on the path when',
  page: 'the page is on the path when',
  show: 'it is shown when',
  require: 'it is required when',
  check: 'it must hold that',
  schema: 'the answer breaks the limit',
  'schema-required': 'it must always be answered',
  compute: 'it is computed:',
  unanswered: 'it is not answered',
  answered: 'it is answered',
  skip: 'it is skipped when',
  offer: 'it is offered when',
  notice: 'it is shown when',
  unreached: 'the questions stop at',
  fail: 'the guest is not eligible when',
  schedule: 'the guest is eligible when',
  next: 'the next question follows when',
  undecided: 'it cannot be decided whether',
  last: 'no question is left',
  choice: 'the answer is not one that is offered',
  encoder: 'the encoder',
  constant: 'instead of the answer is sent',
  otherwise: 'without an answer is sent',
  replaced: 'a later line writes to the same place',
};

/** How a reason acts, before its rule: `it is shown when`, `the answer breaks the limit "maxLength" 5`. */
export function describeEffect({ effect, about, value, rule }: Reason): string {
  if (rule !== undefined) return effects[effect];
  if (effect === 'encoder')
    return `the encoder "${about}" gives ${value === undefined ? 'nothing' : describeValue(value)}`;
  const named = ['schema', 'unreached'].includes(effect) && about !== undefined ? ` "${about}"` : '';
  return `${effects[effect]}${named}${value === undefined ? '' : ` ${describeValue(value)}`}`;
}
