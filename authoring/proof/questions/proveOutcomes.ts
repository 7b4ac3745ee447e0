import { type AnswerPlan, evaluateCondition, UNKNOWN } from '#engine';
import { answersIn, listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import { isFree, sourcesRead } from '../reads.ts';
import type { QuestionContext } from './QuestionContext.ts';
import { accepted, answered, before, decides, outcome } from './questionConditions.ts';

/** Proves the rules for the answers: each rule must decide sometimes, and each answer needs a rule that decides. */
export function proveOutcomes(context: QuestionContext): void {
  context.question.answers.forEach((_, index) => {
    proveOutcome(context, index);
    proveDecidable(context, index);
  });
  proveCovered(context);
}

function proveOutcome(context: QuestionContext, index: number): void {
  const { question, place, model, prover, asked, report } = context;
  const at = below(place, 'answers', index);
  const answer = question.answers[index];
  if (answer === undefined) return;
  const excluding = prover.excluded([...decides(context, index), ...accepted(context), ...asked]);
  const what = answer.message === undefined ? 'never decides' : 'never decides, so its message can never be shown';
  if (excluding !== undefined) {
    const message = `Rule ${index + 1} for the answer to "${question.id}" ${what}.`;
    report({ ...at, code: 'unreachable', severity: 'error', message, excluding: listReasons(excluding, at) });
    return;
  }
  if (!isFree(answer.holds, model.resolve) || namesOptions(context, answer)) return;
  const fails = {
    description: 'it does not hold',
    place: at,
    holds: () => evaluateCondition(answer.holds, model.scope) !== true,
  };
  if (prover.excluded([fails, answered(context)]) === undefined) return;
  const message = `Rule ${index + 1} for the answer to "${question.id}" holds for every answer.`;
  report({ ...at, code: 'always', severity: 'warning', message });
}

/** Whether a rule reads only this question. Such a rule may name every option, to set what follows from each. */
const namesOptions = ({ question, model }: QuestionContext, { holds }: AnswerPlan): boolean =>
  question.options.length > 0 &&
  sourcesRead(holds, model.resolve).every((source) => source === model.findSource(question));

/** Reports answers for which a rule is unknown, since they keep the guest at the question. */
function proveDecidable(context: QuestionContext, index: number): void {
  const { question, place, prover, asked, report } = context;
  const unknown = [outcome(context, index, UNKNOWN), ...before(context, index), ...accepted(context)];
  const witness = prover.example([...unknown, ...asked]);
  if (witness === undefined) return;
  const at = below(place, 'answers', index);
  const message = `Nobody can say then whether rule ${index + 1} for the answer to "${question.id}" holds, so the guest cannot go on: an answer that it reads is missing.`;
  report({ ...at, code: 'stuck', severity: 'error', message, witness: answersIn(witness) });
}

function proveCovered(context: QuestionContext): void {
  const { question, place, prover, asked, report } = context;
  if (question.answers.length === 0) return;
  const witness = prover.example([...before(context, question.answers.length), ...accepted(context), ...asked]);
  if (witness === undefined) return;
  const at = below(place, 'answers');
  const message = `No rule covers this answer to "${question.id}".`;
  report({ ...at, code: 'uncovered', severity: 'error', message, witness: answersIn(witness) });
}
