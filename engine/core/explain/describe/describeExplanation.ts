import type { Change, ChangedAnswer, Explanation, Part, Reason } from '../Explanation.ts';
import { describeEffect } from './describeEffect.ts';
import { describeName, describePart, describeTruth } from './describePart.ts';
import { describeUnchangeable } from './describeUnchangeable.ts';
import { describeValue } from './describeValue.ts';

/** An explanation in plain English, line by line, for somebody who does not program. */
export function describeExplanation({ title, outcome, because, change, sends }: Explanation): readonly string[] {
  const said = because.filter(({ decides }) => decides).flatMap(describeReason);
  return [
    `“${title}” is ${outcome}${sends === undefined ? '' : `: ${describeValue(sends)}`}.`,
    ...(said.length === 0 ? ['No rule decides about it.'] : ['Because:', ...said.map((line) => `  ${line}`)]),
    ...describeChange(change),
  ];
}

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
  if (change.kind === 'undecided') return ['It was not found out which answers would turn this.'];
  const { answers, outcome, smallest } = change;
  const lines = answers.map(describeAnswer);
  return [
    `It would be ${outcome} with${smallest ? '' : ' (perhaps fewer answers do)'}:`,
    ...lines.map((line) => `  ${line}`),
  ];
}

const describeAnswer = ({ title, from, to }: ChangedAnswer): string =>
  `“${title}”: ${describeValue(to)} (now ${describeValue(from)})`;
