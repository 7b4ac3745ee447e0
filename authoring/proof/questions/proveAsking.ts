import { evaluateCondition } from '#engine';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { answersIn, reasonsOf } from '../reasonsOf.ts';
import { truthParts } from '../ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import type { QuestionSite } from './QuestionSite.ts';

/** What decides how a question is asked: the condition to skip it, and those of its options. */
export function proveAsking(site: QuestionSite): void {
  proveSkip(site);
  proveOptions(site);
  proveChoice(site);
}

function proveSkip({ question, place, ground, prover, asked, report }: QuestionSite): void {
  const { skipWhen } = question;
  if (skipWhen === undefined || !isFree(skipWhen, ground.resolve)) return;
  const at = below(place, 'skipWhen');
  const skipped = {
    words: `"${question.id}" is skipped`,
    place: at,
    parts: truthParts(skipWhen.root, at, ground.scope),
    holds: () => ground.isSkipped(question),
  };
  const excluding = prover.excluded([skipped, ...asked.slice(1)]);
  if (excluding === undefined) return;
  const message = `"${question.id}" is never skipped: its condition never holds.`;
  report({ ...at, code: 'never', severity: 'warning', message, excluding: reasonsOf(excluding, at) });
}

function proveOptions({ question, place, ground, prover, asked, report }: QuestionSite): void {
  for (const [index, option] of question.options.entries()) {
    const { when } = option;
    if (when === undefined) continue;
    const at = below(place, 'options', index, 'when');
    const offered = {
      words: `"${option.value}" is offered`,
      place: at,
      parts: truthParts(when.root, at, ground.scope),
      holds: () => ground.isOffered(option),
    };
    const excluding = prover.excluded([offered, ...asked]);
    if (excluding !== undefined) {
      const message = `The option "${option.value}" of "${question.id}" is never offered.`;
      report({ ...at, code: 'unreachable', severity: 'error', message, excluding: reasonsOf(excluding, at) });
    } else if (isFree(when, ground.resolve)) {
      const withheld = {
        words: 'it is withheld',
        place: at,
        holds: () => evaluateCondition(when, ground.scope) !== true,
      };
      const message = `The option "${option.value}" of "${question.id}" is always offered.`;
      if (prover.excluded([withheld]) !== undefined) report({ ...at, code: 'always', severity: 'warning', message });
    }
  }
}

/** A question that must be answered, when none of its options is on offer. */
function proveChoice({ question, place, ground, prover, asked, report }: QuestionSite): void {
  if (question.options.length === 0 || question.options.some(({ when }) => when === undefined)) return;
  const none: Condition = {
    words: 'no option is offered',
    place: below(place, 'options'),
    holds: () => !question.options.some(ground.isOffered),
  };
  const witness = prover.example([none, ...asked]);
  if (witness === undefined) return;
  const message = `"${question.id}" must be answered, but none of its options may be on offer.`;
  report({ ...below(place, 'options'), code: 'stuck', severity: 'error', message, witness: answersIn(witness) });
}
