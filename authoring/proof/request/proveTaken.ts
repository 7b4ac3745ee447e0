import type { Json } from '#engine';
import { answersIn, withAnswer } from '../listReasons.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import { below } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import { answering, dayBefore, firstToday } from './answering.ts';
import { entriesCondition, hasInnerChecks } from './entriesCondition.ts';
import { lostMembers } from './lostMembers.ts';
import {
  acceptedCondition,
  encodedAnswer,
  formatSource,
  formatTarget,
  givenCondition,
  isComputed,
  notSentCondition,
  otherwiseCondition,
  type PayloadLine,
} from './PayloadLine.ts';
import type { RequestContext } from './RequestContext.ts';
import { type TriedAnswer, triedAnswers } from './triedAnswers.ts';

/** Reports answers that the form accepts and the request refuses, or of which nothing is sent. */
export function proveTaken(context: RequestContext): void {
  const recent = dayBefore(firstToday(context));
  for (const line of context.lines) {
    proveLine(line, context, recent);
    proveOtherwise(line, context);
    proveLabel(line, context);
  }
}

/** Reports the title of a question that the request does not take as the label of the answer. */
function proveLabel(line: PayloadLine, { contract, report }: RequestContext): void {
  const refusal = line.label === undefined ? undefined : contract.labelRefusal(line.to, line.label);
  if (refusal === undefined) return;
  report({
    ...below(line.step.places.field(line.page.name, line.field), 'title'),
    code: 'answer-refused',
    severity: 'error',
    message: `The title of "${formatSource(line)}" is sent with its answer, and the booking request refuses it: ${refusal}.`,
    cause: refusal,
  });
}

/** Reports a constant that is sent where there is no answer and that the request refuses. */
function proveOtherwise(line: PayloadLine, { contract, possible, report }: RequestContext): void {
  if (line.otherwise === undefined) return;
  const refusal = contract.refusal(line.to, line.otherwise);
  const witness = refusal === undefined ? undefined : possible([otherwiseCondition(line), acceptedCondition(line)]);
  if (refusal === undefined || witness === undefined) return;
  report({
    ...below(line.place, 'otherwise'),
    code: 'answer-refused',
    severity: 'error',
    message: `Without an answer to "${formatSource(line)}" the form sends ${JSON.stringify(line.otherwise)}, which the booking request refuses at "${formatTarget(line)}": ${refusal}.`,
    cause: refusal,
    witness: answersIn(witness),
  });
}

type AnswerProblem = Pick<ProofProblem, 'code' | 'message'> & {
  readonly cause: string;
  /** What must hold besides the answer. */
  readonly conditions?: readonly Condition[];
};

function proveLine(
  line: PayloadLine,
  { lines, contract, possible, noteUndecided, report }: RequestContext,
  recent: string,
): void {
  const tried = triedAnswers(line, contract, recent);
  const conditions = [givenCondition(line), acceptedCondition(line), entriesCondition(line)];
  const place = line.step.places.field(line.page.name, line.field);
  if (tried === undefined) {
    noteUndecided(place, `${line.field}: the part of it that is sent is not known`);
    return;
  }
  const reported = new Set<string>();
  const reportOnce = (
    { answer, at }: Pick<TriedAnswer, 'answer' | 'at'>,
    { code, message, cause, conditions: also = [] }: AnswerProblem,
  ) => {
    if (reported.has(message)) return;
    const witness = answering(line, answer, (further) => possible([...further, ...conditions, ...also]));
    if (witness === undefined) {
      // Other values of a computed field may be refused, too, and only answers can be tried.
      if (isComputed(line) && !reported.has(place.pointer))
        noteUndecided(
          place,
          `${line.field}: the request refuses ${JSON.stringify(answer)}, and no answers were found that give it`,
        );
      if (isComputed(line)) reported.add(place.pointer);
      return;
    }
    reported.add(message);
    const shown = withAnswer(answersIn(witness), line.field, answer);
    report({ ...below(place, ...at), code, severity: 'error', message, cause, witness: shown });
  };
  for (const each of tried.answers) {
    const problem = findAnswerProblem(line, each.sent, contract, lines);
    if (problem !== undefined && tried.accepts(each.answer)) reportOnce(each, problem);
  }
  for (const { name, at } of lostMembers(line, contract, tried.sample)) {
    const message = `Of an answer to "${formatSource(line)}", the encoder "${line.as}" does not send "${name}", which is lost.`;
    reportOnce({ answer: tried.sample, at }, { code: 'answer-lost', message, cause: `does not send ${name}` });
  }
  const isBlocked =
    hasInnerChecks(line) &&
    answering(line, tried.sample, (further) => possible([...further, ...conditions])) === undefined;
  const unknown = isBlocked ? [...tried.unknown, []] : tried.unknown;
  const doubt = isBlocked
    ? `${line.field}: its checks accept none of the answers that are tried`
    : `${line.field}: which of its texts the request refuses could not be listed`;
  if (reported.size === 0 && unknown.length > 0 && possible(conditions.slice(0, 1)) !== undefined)
    for (const at of unknown) noteUndecided(below(place, ...at), doubt);
}

function findAnswerProblem(
  line: PayloadLine,
  sent: Json,
  contract: RequestContext['contract'],
  lines: readonly PayloadLine[],
): AnswerProblem | undefined {
  const value = encodedAnswer(line, sent, contract);
  if (value === undefined) {
    if (contract.isLeftOut(sent, line.as)) return findLeftOut(line, sent, contract, lines);
    const message = `The form accepts an answer to "${formatSource(line)}" of which the encoder "${line.as}" sends nothing to "${formatTarget(line)}": the answer is lost.`;
    return { code: 'answer-lost', message, cause: `${line.as} sends nothing` };
  }
  const refusal = contract.refusal(line.to, value);
  if (refusal === undefined) return undefined;
  const message = `The form accepts an answer to "${formatSource(line)}" that the booking request refuses at "${formatTarget(line)}": ${refusal}.`;
  return { code: 'answer-refused', message, cause: refusal };
}

/**
 * An answer that the encoder leaves out on purpose is lost all the same where nothing else says it. A list says it by
 * what it does not have.
 */
function findLeftOut(
  line: PayloadLine,
  sent: Json,
  contract: RequestContext['contract'],
  lines: readonly PayloadLine[],
): AnswerProblem | undefined {
  const isSaid = lines.some(
    (other) =>
      other.step === line.step &&
      other.send === undefined &&
      formatSource(other) === formatSource(line) &&
      encodedAnswer(other, sent, contract) !== undefined,
  );
  if (isSaid || /^\d+$/.test(line.to.at(-1) ?? '')) return undefined;
  const answer = JSON.stringify(sent);
  const beside = lines.filter((other) => other !== line && formatTarget(other) === formatTarget(line));
  return {
    code: 'answer-lost',
    message: `Of the answer ${answer} to "${formatSource(line)}" the encoder "${line.as}" sends nothing, and nothing else is sent to "${formatTarget(line)}" then: the answer is lost.`,
    cause: `${line.as} sends nothing of ${answer}`,
    conditions: beside.map((other) => notSentCondition(other, contract)),
  };
}
