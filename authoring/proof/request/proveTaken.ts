import type { Json } from '#engine';
import type { ProofProblem } from '../ProofProblem.ts';
import { below } from '../placeIn.ts';
import { answersIn } from '../reasonsOf.ts';
import type { Condition } from '../solve/Condition.ts';
import { entriesCondition, hasInnerChecks } from './entriesCondition.ts';
import { lostMembers } from './lostMembers.ts';
import { acceptedCondition, givenCondition, type PayloadLine, sourceOf, targetOf } from './PayloadLine.ts';
import type { RequestSite } from './RequestSite.ts';
import { type TriedAnswer, triedAnswers } from './triedAnswers.ts';

/** Answers that the form takes and the request refuses, or of which nothing is sent. */
export function proveTaken(site: RequestSite): void {
  const recent = dayBefore(site);
  for (const line of site.lines) proveLine(line, site, recent);
}

type Fault = Pick<ProofProblem, 'code' | 'message'> & { readonly fault: string };

function proveLine(line: PayloadLine, { contract, possible, leave, report }: RequestSite, recent: string): void {
  const tried = triedAnswers(line, contract, recent);
  const conditions = [givenCondition(line), acceptedCondition(line), entriesCondition(line)];
  const place = line.site.places.field(line.page.name, line.field);
  if (tried === undefined) {
    leave(place);
    return;
  }
  const told = new Set<string>();
  const tell = ({ answer, at }: Pick<TriedAnswer, 'answer' | 'at'>, { code, message, fault }: Fault) => {
    if (told.has(message)) return;
    const witness = answering(line, answer, () => possible(conditions));
    if (witness === undefined) return;
    told.add(message);
    const shown = { ...answersIn(witness), [`answers.${line.field}`]: answer };
    report({ ...below(place, ...at), code, severity: 'error', message, fault, witness: shown });
  };
  for (const each of tried.answers) {
    const finding = faultOf(line, each.sent, contract);
    if (finding !== undefined) tell(each, finding);
  }
  for (const { name, at } of lostMembers(line, contract, tried.sample)) {
    const message = `Of an answer to "${sourceOf(line)}" the encoder "${line.as}" does not send "${name}": it is lost.`;
    tell({ answer: tried.sample, at }, { code: 'lost', message, fault: `does not send ${name}` });
  }
  const isBlocked = hasInnerChecks(line) && answering(line, tried.sample, () => possible(conditions)) === undefined;
  const unknown = isBlocked ? [...tried.unknown, []] : tried.unknown;
  if (told.size === 0 && unknown.length > 0 && possible(conditions.slice(0, 1)) !== undefined)
    for (const at of unknown) leave(below(place, ...at));
}

function faultOf(line: PayloadLine, sent: Json, contract: RequestSite['contract']): Fault | undefined {
  const value = line.send ?? contract.encode(sent, line.as);
  if (value === undefined) {
    if (contract.isLeftOut(sent, line.as)) return undefined;
    const message = `The form takes an answer to "${sourceOf(line)}" of which the encoder "${line.as}" sends nothing to "${targetOf(line)}": it is lost.`;
    return { code: 'lost', message, fault: `${line.as} sends nothing` };
  }
  const refusal = contract.refusal(line.to, value);
  if (refusal === undefined) return undefined;
  const message = `The form takes an answer to "${sourceOf(line)}" that the booking request refuses at "${targetOf(line)}": ${refusal}.`;
  return { code: 'refused', message, fault: refusal };
}

/** Runs a search in which the answer that the line sends is settled. */
function answering<T>({ site, field }: PayloadLine, answer: Json, run: () => T): T | undefined {
  const variable = site.ground.field(field)?.variable;
  if (variable === undefined) return undefined;
  site.world.assign(variable, answer);
  try {
    return run();
  } finally {
    site.world.release(variable);
  }
}

/** The day before the day that is tried for today first, which checks of past dates take most likely. */
function dayBefore({ lines, possible }: RequestSite): string {
  const [line] = lines;
  const fallback = '2000-01-01';
  if (line === undefined) return fallback;
  const asked: Condition = { words: 'today is known', holds: () => line.site.ground.scope.context.today !== null };
  const witness = possible([asked]);
  const [, today] = [...(witness ?? [])].find(([{ name }]) => name === 'context.today') ?? [];
  if (typeof today !== 'string') return fallback;
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
