import { evaluateCondition } from '#engine';
import { answersIn, listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { truthParts } from '../rules/ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import type { QuestionContext } from './QuestionContext.ts';

/** Proves the conditions that decide how a question is asked: the one to skip it, and those of its options. */
export function proveAsking(context: QuestionContext): void {
  proveSkip(context);
  proveOptions(context);
  proveChoice(context);
}

function proveSkip({ question, place, model, prover, asked, report }: QuestionContext): void {
  const { skipWhen } = question;
  if (skipWhen === undefined || !isFree(skipWhen, model.resolve)) return;
  const at = below(place, 'skipWhen');
  const skipped = {
    description: `"${question.id}" is skipped`,
    place: at,
    parts: truthParts(skipWhen.root, at, model.scope),
    holds: () => model.isSkipped(question),
  };
  const excluding = prover.excluded([skipped, ...asked.slice(1)]);
  if (excluding === undefined) return;
  const message = `"${question.id}" is never skipped: its condition never holds.`;
  report({ ...at, code: 'never-holds', severity: 'error', message, excluding: listReasons(excluding, at) });
}

function proveOptions({ question, place, model, prover, asked, report }: QuestionContext): void {
  for (const [index, option] of question.options.entries()) {
    const { when } = option;
    if (when === undefined) continue;
    const at = below(place, 'options', index, 'when');
    const offered = {
      description: `"${option.value}" is offered`,
      place: at,
      parts: truthParts(when.root, at, model.scope),
      holds: () => model.isOffered(option),
    };
    const excluding = prover.excluded([offered, ...asked]);
    if (excluding !== undefined) {
      const message = `The option "${option.value}" of "${question.id}" is never offered.`;
      report({
        ...at,
        code: 'option-never-offered',
        severity: 'error',
        message,
        excluding: listReasons(excluding, at),
      });
    } else if (isFree(when, model.resolve)) {
      const withheld = {
        description: 'it is withheld',
        place: at,
        holds: () => evaluateCondition(when, model.scope) !== true,
      };
      const message = `The option "${option.value}" of "${question.id}" is always offered.`;
      if (prover.excluded([withheld]) !== undefined)
        report({ ...at, code: 'always-holds', severity: 'error', message });
    }
  }
}

/** Reports a question that must be answered although none of its options may be offered. */
function proveChoice({ question, place, model, prover, asked, report }: QuestionContext): void {
  if (question.options.length === 0 || question.options.some(({ when }) => when === undefined)) return;
  const none: Condition = {
    description: 'no option is offered',
    place: below(place, 'options'),
    holds: () => !question.options.some(model.isOffered),
  };
  const witness = prover.example([none, ...asked]);
  if (witness === undefined) return;
  const message = `"${question.id}" must be answered, but it can happen that none of its options is offered.`;
  report({
    ...below(place, 'options'),
    code: 'no-option-offered',
    severity: 'error',
    message,
    witness: answersIn(witness),
  });
}
