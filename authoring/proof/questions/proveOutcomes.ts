import { type AnswerPlan, evaluateCondition, UNKNOWN } from '#engine';
import { below } from '../placeIn.ts';
import { isFree, sourcesRead } from '../reads.ts';
import { answersIn, reasonsOf } from '../reasonsOf.ts';
import type { QuestionSite } from './QuestionSite.ts';
import { accepted, answered, before, decides, outcome } from './questionConditions.ts';

/** What follows from the answers: every rule decides sometimes, and every answer has one that does. */
export function proveOutcomes(site: QuestionSite): void {
  site.question.answers.forEach((_, index) => {
    proveOutcome(site, index);
    proveKnown(site, index);
  });
  proveCovered(site);
}

function proveOutcome(site: QuestionSite, index: number): void {
  const { question, place, ground, prover, asked, report } = site;
  const at = below(place, 'answers', index);
  const answer = question.answers[index];
  if (answer === undefined) return;
  const excluding = prover.excluded([...decides(site, index), ...accepted(site), ...asked]);
  const what = answer.message === undefined ? 'never decides' : 'never decides, so its message can never be shown';
  if (excluding !== undefined) {
    const message = `Rule ${index + 1} for the answer to "${question.id}" ${what}.`;
    report({ ...at, code: 'unreachable', severity: 'error', message, excluding: reasonsOf(excluding, at) });
    return;
  }
  if (!isFree(answer.holds, ground.resolve) || namesOptions(site, answer)) return;
  const fails = {
    words: 'it does not hold',
    place: at,
    holds: () => evaluateCondition(answer.holds, ground.scope) !== true,
  };
  if (prover.excluded([fails, answered(site)]) === undefined) return;
  const message = `Rule ${index + 1} for the answer to "${question.id}" holds for every answer.`;
  report({ ...at, code: 'always', severity: 'warning', message });
}

/** A rule may name all options: then it says what follows from each of them. */
const namesOptions = ({ question, ground }: QuestionSite, { holds }: AnswerPlan): boolean =>
  question.options.length > 0 &&
  sourcesRead(holds, ground.resolve).every((source) => source === ground.answerOf(question));

/** An answer for which a rule is unknown keeps the guest at the question. */
function proveKnown(site: QuestionSite, index: number): void {
  const { question, place, prover, asked, report } = site;
  const unknown = [outcome(site, index, UNKNOWN), ...before(site, index), ...accepted(site)];
  const witness = prover.example([...unknown, ...asked]);
  if (witness === undefined) return;
  const at = below(place, 'answers', index);
  const message = `Nobody can say then whether rule ${index + 1} for the answer to "${question.id}" holds, so the guest cannot go on: an answer that it reads is not there.`;
  report({ ...at, code: 'stuck', severity: 'error', message, witness: answersIn(witness) });
}

function proveCovered(site: QuestionSite): void {
  const { question, place, prover, asked, report } = site;
  if (question.answers.length === 0) return;
  const witness = prover.example([...before(site, question.answers.length), ...accepted(site), ...asked]);
  if (witness === undefined) return;
  const at = below(place, 'answers');
  const message = `Nothing is said about this answer to "${question.id}".`;
  report({ ...at, code: 'uncovered', severity: 'error', message, witness: answersIn(witness) });
}
