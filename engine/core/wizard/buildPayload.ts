import { EngineError } from '../errors/EngineError.ts';
import type { PayloadPlan } from '../form/FormPlan.ts';
import { givenAnswer } from '../form/viewForm.ts';
import { isJson, isObject, type Json, type JsonObject } from '../json/Json.ts';
import { readPath } from '../json/pointer.ts';
import type { Answers } from '../rules/Scope.ts';
import { pathFor } from './path.ts';
import { renameMembers } from './renameMembers.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardAnswers } from './WizardState.ts';

/** An object under construction. If all its members have numbers as names, it becomes a list. */
interface Draft {
  readonly members: Map<string, Draft | Json>;
  /** Its members are entries of a list, whatever their names are. */
  readonly isList?: true;
}

/**
 * Builds the part of the request that comes from answers: those that are shown and on the path, placed where the
 * documents say. A list has no gaps: empty places and entries in which nothing is given are left out. When two payload
 * lines write to the same place, the later one is sent. The compiler refuses two such lines of one step whose answers
 * are always asked for; of all others, the conditions of the documents must see to it that one answer is given.
 *
 * @param context what the rules may read besides the answers; nothing when absent
 * @param encoders the encoders that the plan was compiled with, by name; none when absent
 * @throws EngineError when an encoder that the documents use is not in `encoders`
 */
export function buildPayload(
  plan: WizardPlan,
  answers: WizardAnswers,
  context: JsonObject = {},
  encoders: Encoders = {},
): JsonObject {
  const root: Draft = { members: new Map() };
  const steps = new Map(pathFor(plan, answers, context).map(({ step, scope }) => [step, scope.answers]));
  for (const [step, shown] of steps) {
    for (const line of step.form.payload) {
      const value = sentValue(line, { answers: shown, context }, encoders);
      if (value !== undefined) write(root, line, value);
    }
  }
  const payload = finish(root);
  return isObject(payload) ? payload : {};
}

/** What a payload line sends; undefined for nothing. */
export function sentValue(
  { from, members, as, order, send, otherwise }: PayloadPlan,
  scope: EncoderScope,
  encoders: Encoders,
): Json | undefined {
  const answer = readGiven(scope.answers, from);
  if (answer === undefined) return otherwise;
  if (send !== undefined) return send;
  const renamed = renameMembers(answer, members, order);
  return as === undefined ? renamed : findEncoder(as, encoders)(renamed, scope);
}

/** The answer that the names lead to, without its empty parts; undefined when it is not given. */
export function readGiven(answers: Answers, from: readonly string[]): Json | undefined {
  const answer = readPath(answers, from);
  return isJson(answer) ? givenAnswer(answer) : undefined;
}

function findEncoder(name: string, encoders: Encoders) {
  const encoder = Object.hasOwn(encoders, name) ? encoders[name] : undefined;
  if (encoder === undefined) throw new EngineError(`There is no encoder "${name}".`);
  return encoder;
}

const isDraft = (value: Draft | Json | undefined): value is Draft =>
  isObject(value) && 'members' in value && value.members instanceof Map;

function write(root: Draft, { to, label }: PayloadPlan, value: Json) {
  let here = root;
  for (const [at, name] of to.slice(0, -1).entries()) {
    const below = here.members.get(name);
    const isList = label !== undefined && at === to.length - 2;
    const next: Draft = isDraft(below) ? below : { members: new Map(), ...(isList && { isList }) };
    here.members.set(name, next);
    here = next;
  }
  const name = to.at(-1) ?? '';
  here.members.set(name, label === undefined ? value : { id: name, label, value });
}

function finish(value: Draft | Json): Json {
  if (!isDraft(value)) return value;
  if (value.isList) return [...value.members.values()].map(finish);
  const members = [...value.members].map(([name, member]) => [name, finish(member)] as const);
  const isList = members.length > 0 && members.every(([name]) => /^\d+$/.test(name));
  if (isList) return members.sort(([a], [b]) => Number(a) - Number(b)).map(([, member]) => member);
  return Object.fromEntries(members);
}

/** What an encoder may read besides its answer. */
export interface EncoderScope {
  /** The shown answers of the step. */
  readonly answers: Answers;
  readonly context: JsonObject;
}

/** Turns an answer into what is sent; if it returns undefined, nothing is sent. */
export type Encoder = (answer: Json, scope: EncoderScope) => Json | undefined;

/** The encoders of an application, by the names that documents use. */
export type Encoders = Readonly<Record<string, Encoder>>;
