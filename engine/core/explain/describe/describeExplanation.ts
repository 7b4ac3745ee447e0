import type {
  Change,
  ChangedAnswer,
  Effect,
  Explanation,
  Outcome,
  Part,
  Reason,
  Unchangeable,
} from '../explanation/Explanation.ts';
import { describeName, describePart, describeTruth } from './describePart.ts';
import { describeValue } from './describeValue.ts';

/** An explanation in plain English, line by line, for somebody who does not program. */
export function describeExplanation({ title, outcome, because, change, sends }: Explanation): readonly string[] {
  const said = because.filter(({ decides }) => decides).flatMap(describeReason);
  return [
    `“${title}” is ${describeOutcome(outcome)}${sends === undefined ? '' : `: ${describeValue(sends)}`}.`,
    ...(said.length === 0 ? ['No rule decides about it.'] : ['Because:', ...said.map((line) => `  ${line}`)]),
    // That no rule decides says already that nothing turns it.
    ...(said.length === 0 && change.kind === 'none' && change.why === 'no rule' ? [] : describeChange(change)),
  ];
}

/** What is the case, as it follows "is". */
const describeOutcome = (outcome: Outcome): string => (outcome === 'pending' ? 'not decided yet' : outcome);

function describeReason(reason: Reason): readonly string[] {
  const { rule, document, pointer } = reason;
  const place = `[${document}${pointer === '' ? '' : `#${pointer}`}]`;
  if (rule !== undefined && reason.effect === 'compute') {
    const value = rule.value === undefined ? 'not known yet' : describeValue(rule.value);
    return [`${describeEffect(reason)} ${describePart(rule)}, which is ${value} ${place}`, ...describeComputed(rule)];
  }
  if (rule === undefined) return [`${describeEffect(reason)} ${place}`];
  return [
    `${describeEffect(reason)} ${describePart(rule, false)}, which is ${describeTruth(rule.value)} ${place}`,
    ...describeDeciding(rule).map((line) => `  ${line}`),
  ];
}

/** The parts that decide, each with its values, where a rule has several. */
function describeDeciding(part: Part): readonly string[] {
  const isConnective =
    part.kind === 'condition' ||
    (part.kind === 'call' && ['and', 'or', '!', '!!', 'if', '?:'].includes(part.name ?? ''));
  if (!isConnective)
    return part.kind === 'literal'
      ? []
      : [`${describePart(part)}: ${describeTruth(part.value)}`, ...describeComputed(part)];
  return (part.parts ?? []).filter(({ decides }) => decides).flatMap(describeDeciding);
}

/** How the computed values are computed that a part reads. */
const describeComputed = (part: Part): readonly string[] =>
  part.computed === undefined
    ? (part.parts ?? []).flatMap(describeComputed)
    : [`  ${describeName(part)} is computed: ${describePart(part.computed)}`, ...describeComputed(part.computed)];

function describeChange(change: Change): readonly string[] {
  if (change.kind === 'none') return [describeUnchangeable(change.why)];
  if (change.kind === 'more') return [describeMore(change.than)];
  if (change.kind === 'undecided') return ['It was not found out which answers would turn this.'];
  const { answers, outcome, smallest } = change;
  const lines = answers.map(describeAnswer);
  const said = describeOutcome(outcome);
  return [
    `It would ${said.startsWith('not ') ? said.replace('not ', 'not be ') : `be ${said}`} with${smallest ? '' : ' (perhaps fewer answers do)'}:`,
    ...lines.map((line) => `  ${line}`),
  ];
}

const describeAnswer = ({ title, from, to }: ChangedAnswer): string =>
  `“${title}”: ${describeValue(to)} (now ${describeValue(from)})`;

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

const unchangeable: Readonly<Record<Unchangeable, string>> = {
  'no rule': 'No rule reads answers for this, so no answers turn it.',
  'no answer': 'What decides reads no answers, so no answers turn this.',
  'no value': 'No answers that a guest could give turn this.',
};

/** That no few answers turn an outcome, in a sentence. */
export const describeMore = (than: number): string =>
  `No change of ${than} answers or fewer turns this: more than ${than} would have to change, if any can.`;

/** Why no answers turn an outcome, in a sentence. */
export const describeUnchangeable = (why: Unchangeable): string => unchangeable[why];
