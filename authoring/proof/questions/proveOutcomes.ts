import { type AnswerPlan, UNKNOWN } from '#engine';
import { answersIn, listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import { isFree, sourcesRead } from '../reads.ts';
import type { Condition } from '../solve/Condition.ts';
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
  if (excluding !== undefined) {
    const unread = answer.message === undefined ? '' : ', so nobody reads its message';
    const message = `Entry ${index + 1} of "answers" of "${question.id}" never decides: ${whyNever(context, index, excluding)}${unread}.`;
    report({ ...at, code: 'rule-never-decides', severity: 'error', message, excluding: listReasons(excluding, at) });
    return;
  }
  if (!isFree(answer.holds, model.resolve) || namesOptions(context, answer)) return;
  const fails = {
    description: 'it does not hold',
    place: at,
    holds: () => model.decide(answer.holds) !== true,
  };
  if (prover.excluded([fails, answered(context)]) === undefined) return;
  const message = `Rule ${index + 1} for the answer to "${question.id}" holds for every answer.`;
  report({ ...at, code: 'always-holds', severity: 'error', message });
}

/** Why an entry never decides: those before it do, or its own condition never holds, or both together. */
function whyNever(context: QuestionContext, index: number, excluding: readonly Condition[]): string {
  const pointers = excluding.map(({ place }) => place?.pointer ?? '');
  const earlier = context.question.answers
    .slice(0, index)
    .flatMap((_, at) => (pointers.includes(below(context.place, 'answers', at).pointer) ? [`${at + 1}`] : []));
  if (earlier.length === 0) return 'its condition never holds';
  const entries = `${earlier.length === 1 ? 'entry' : 'entries'} ${earlier.join(', ')}`;
  const ends = earlier.length === 1 ? 'decides' : 'decide';
  return `whatever is answered, ${entries} ${ends} first${earlier.length < excluding.length ? ' wherever its condition holds' : ''}`;
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
  const message = `The guest cannot go on: rule ${index + 1} for the answer to "${question.id}" reads an answer that is missing then. Ask for it with "answered" first.`;
  report({ ...at, code: 'rule-unknown', severity: 'error', message, witness: answersIn(witness) });
}

function proveCovered(context: QuestionContext): void {
  const { question, place, prover, asked, report } = context;
  if (question.answers.length === 0) return;
  const witness = prover.example([...before(context, question.answers.length), ...accepted(context), ...asked]);
  if (witness === undefined) return;
  const at = below(place, 'answers');
  const message = `No entry of "answers" says what follows this answer to "${question.id}".`;
  report({ ...at, code: 'answer-without-rule', severity: 'error', message, witness: answersIn(witness) });
}
