import { UNKNOWN } from '#engine';
import { answersIn, listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { truthParts } from '../rules/ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import type { QuestionContext } from './QuestionContext.ts';
import { readAnswers } from './readAnswers.ts';

/** Proves the conditions that decide how a question is asked: the one to skip it, and those of its options. */
export function proveAsking(context: QuestionContext): void {
  proveSkip(context);
  proveSkipDecidable(context);
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

/** Reports a question that is asked only because an answer is missing that its condition reads. */
function proveSkipDecidable({ question, place, model, prover, asked, report }: QuestionContext): void {
  const { skipWhen } = question;
  if (skipWhen === undefined) return;
  const at = below(place, 'skipWhen');
  const [, ...before] = asked;
  const unknown: Condition = {
    description: 'it is unknown',
    place: at,
    holds: () => model.decide(skipWhen) === UNKNOWN,
  };
  const read = readAnswers(skipWhen, model);
  const missing = read.filter((answer) => prover.example([unknown, answer.lacks, ...before]) !== undefined);
  // Answers that are missing together do not tell which of them the condition needs.
  const alone = missing.filter((answer) => {
    const others = read.filter((other) => other !== answer).map(({ has }) => has);
    return prover.example([unknown, answer.lacks, ...others, ...before]) !== undefined;
  });
  const [first = missing[0]] = alone;
  const witness = first && prover.example([unknown, first.lacks, ...before]);
  if (first === undefined || witness === undefined) return;
  const names = (alone.length > 0 ? alone : missing).map(({ lacking }) => lacking).join(' or ');
  const message = `When ${names}, this is unknown, so "${question.id}" is asked. Ask for it with "answered" first.`;
  report({ ...at, code: 'rule-unknown', severity: 'error', message, witness: answersIn(witness) });
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
        holds: () => model.decide(when) !== true,
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
