import { isObject, type Json, type JsonObject } from '../json/Json.ts';
import { isEntryList, type JsonSchema, type ObjectSchema } from '../json/JsonSchema.ts';
import type { Answers } from '../rules/Scope.ts';

/**
 * An answer without its empty parts: empty texts, lists and members are left out, and so are entries of a list in which
 * nothing is given. Undefined when nothing remains.
 */
export function givenAnswer(answer: Json | undefined): Json | undefined {
  if (answer === null || answer === '') return undefined;
  if (Array.isArray(answer)) return givenEntries(answer);
  return isObject(answer) ? givenMembers(answer) : answer;
}

function givenEntries(answer: readonly Json[]): Json | undefined {
  const entries = answer.flatMap((entry) => {
    const given = givenAnswer(entry);
    return given === undefined ? [] : [given];
  });
  return entries.length === 0 ? undefined : entries;
}

function givenMembers(answer: Readonly<Record<string, Json | undefined>>): JsonObject | undefined {
  const members: [string, Json][] = [];
  for (const [name, member] of Object.entries(answer)) {
    const given = givenAnswer(member);
    if (given !== undefined) members.push([name, given]);
  }
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/**
 * The given answers of the shown fields, as they are validated. A required group or list is included even when nothing
 * is given, so that its missing members are reported. The entries of a list keep their indexes.
 */
export function givenAnswers({ properties, required }: ObjectSchema, answers: Answers): JsonObject {
  const given: [string, Json][] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    const asked = askedAnswer(schema, required.includes(name), answer);
    if (asked !== undefined) given.push([name, asked]);
  }
  return Object.fromEntries(given);
}

function askedAnswer(schema: JsonSchema, required: boolean, answer: Json | undefined): Json | undefined {
  const given = givenAnswer(answer);
  if (given === undefined && !required) return undefined;
  if (isEntryList(schema)) return askedEntries(schema.items, answer, given);
  if (schema.type !== 'object') return given;
  return isObject(answer) || given === undefined ? askedMembers(schema, isObject(answer) ? answer : {}) : given;
}

/** The entries of a list that is required or has an answer. Empty entries are validated too, at least one. */
function askedEntries(items: JsonSchema, answer: Json | undefined, given: Json | undefined): Json | undefined {
  if (given === undefined && !asksAnything(items)) return undefined;
  if (given !== undefined && !Array.isArray(answer)) return given;
  const entries: readonly Json[] = Array.isArray(answer) && answer.length > 0 ? answer : [{}];
  return entries.map((entry) => askedAnswer(items, true, entry) ?? {});
}

function askedMembers({ properties = {}, required = [] }: JsonSchema, answer: JsonObject): JsonObject {
  const members = new Map<string, Json>(Object.entries(givenMembers(answer) ?? {}));
  for (const [name, schema] of Object.entries(properties)) {
    const member = Object.hasOwn(answer, name) ? answer[name] : undefined;
    const asked = askedAnswer(schema, required.includes(name), member);
    if (asked !== undefined) members.set(name, asked);
  }
  return Object.fromEntries(members);
}

/** Whether a group in which nothing is given lacks a required answer. */
const asksAnything = ({ properties = {}, required = [] }: JsonSchema): boolean =>
  required.some((name) => {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return member?.type !== 'object' || asksAnything(member);
  });
