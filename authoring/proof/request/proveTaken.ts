import type { Json } from '#engine';
import { answersIn } from '../listReasons.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import { below } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import { entriesCondition, hasInnerChecks } from './entriesCondition.ts';
import { lostMembers } from './lostMembers.ts';
import {
  acceptedCondition,
  formatSource,
  formatTarget,
  givenCondition,
  otherwiseCondition,
  type PayloadLine,
} from './PayloadLine.ts';
import type { RequestContext } from './RequestContext.ts';
import { type TriedAnswer, triedAnswers } from './triedAnswers.ts';

/** Reports answers that the form accepts and the request refuses, or of which nothing is sent. */
export function proveTaken(context: RequestContext): void {
  const recent = dayBefore(context);
  for (const line of context.lines) {
    proveLine(line, context, recent);
    proveOtherwise(line, context);
  }
}

/** Reports a constant that is sent where there is no answer and that the request refuses. */
function proveOtherwise(line: PayloadLine, { contract, possible, report }: RequestContext): void {
  if (line.otherwise === undefined) return;
  const refusal = contract.refusal(line.to, line.otherwise);
  const witness = refusal === undefined ? undefined : possible([otherwiseCondition(line), acceptedCondition(line)]);
  if (refusal === undefined || witness === undefined) return;
  report({
    ...below(line.place, 'otherwise'),
    code: 'refused',
    severity: 'error',
    message: `Without an answer to "${formatSource(line)}" the form sends ${JSON.stringify(line.otherwise)}, which the booking request refuses at "${formatTarget(line)}": ${refusal}.`,
    cause: refusal,
    witness: answersIn(witness),
  });
}

type AnswerProblem = Pick<ProofProblem, 'code' | 'message'> & { readonly cause: string };

function proveLine(
  line: PayloadLine,
  { contract, possible, noteUndecided, report }: RequestContext,
  recent: string,
): void {
  const tried = triedAnswers(line, contract, recent);
  const conditions = [givenCondition(line), acceptedCondition(line), entriesCondition(line)];
  const place = line.step.places.field(line.page.name, line.field);
  if (tried === undefined) {
    noteUndecided(place);
    return;
  }
  const reported = new Set<string>();
  const reportOnce = ({ answer, at }: Pick<TriedAnswer, 'answer' | 'at'>, { code, message, cause }: AnswerProblem) => {
    if (reported.has(message)) return;
    const witness = answering(line, answer, () => possible(conditions));
    if (witness === undefined) return;
    reported.add(message);
    const shown = { ...answersIn(witness), [`answers.${line.field}`]: answer };
    report({ ...below(place, ...at), code, severity: 'error', message, cause, witness: shown });
  };
  for (const each of tried.answers) {
    const problem = findAnswerProblem(line, each.sent, contract);
    if (problem !== undefined) reportOnce(each, problem);
  }
  for (const { name, at } of lostMembers(line, contract, tried.sample)) {
    const message = `Of an answer to "${formatSource(line)}", the encoder "${line.as}" does not send "${name}", which is lost.`;
    reportOnce({ answer: tried.sample, at }, { code: 'lost', message, cause: `does not send ${name}` });
  }
  const isBlocked = hasInnerChecks(line) && answering(line, tried.sample, () => possible(conditions)) === undefined;
  const unknown = isBlocked ? [...tried.unknown, []] : tried.unknown;
  if (reported.size === 0 && unknown.length > 0 && possible(conditions.slice(0, 1)) !== undefined)
    for (const at of unknown) noteUndecided(below(place, ...at));
}

function findAnswerProblem(
  line: PayloadLine,
  sent: Json,
  contract: RequestContext['contract'],
): AnswerProblem | undefined {
  const value = line.send ?? contract.encode(sent, line.as);
  if (value === undefined) {
    if (contract.isLeftOut(sent, line.as)) return undefined;
    const message = `The form accepts an answer to "${formatSource(line)}" of which the encoder "${line.as}" sends nothing to "${formatTarget(line)}": the answer is lost.`;
    return { code: 'lost', message, cause: `${line.as} sends nothing` };
  }
  const refusal = contract.refusal(line.to, value);
  if (refusal === undefined) return undefined;
  const message = `The form accepts an answer to "${formatSource(line)}" that the booking request refuses at "${formatTarget(line)}": ${refusal}.`;
  return { code: 'refused', message, cause: refusal };
}

/** Runs a search in which the line's field has this answer. */
function answering<T>({ step: context, field }: PayloadLine, answer: Json, run: () => T): T | undefined {
  const variable = context.model.field(field)?.variable;
  if (variable === undefined) return undefined;
  context.world.assign(variable, answer);
  try {
    return run();
  } finally {
    context.world.release(variable);
  }
}

/** The day before the day that is tried first for today. Checks that require a past date will most likely accept it. */
function dayBefore({ lines, possible }: RequestContext): string {
  const [line] = lines;
  const fallback = '2000-01-01';
  if (line === undefined) return fallback;
  const asked: Condition = { description: 'today is known', holds: () => line.step.model.scope.context.today !== null };
  const witness = possible([asked]);
  const [, today] = [...(witness ?? [])].find(([{ name }]) => name === 'context.today') ?? [];
  if (typeof today !== 'string') return fallback;
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
