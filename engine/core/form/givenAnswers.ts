import { isObject, type Json, type JsonObject } from '../json/Json.ts';
import type { ObjectSchema } from '../json/JsonSchema.ts';
import type { Answers } from '../rules/Scope.ts';

/** An answer as far as it is given: empty texts, lists and members are left out; undefined when nothing remains. */
export function givenAnswer(answer: Json | undefined): Json | undefined {
  if (answer === null || answer === '') return undefined;
  if (Array.isArray(answer))
    return answer.length === 0 ? undefined : answer.map((item) => givenAnswer(item) ?? emptied(item));
  return isObject(answer) ? givenMembers(answer) : answer;
}

/** A list entry keeps its place. */
const emptied = (item: Json): Json => (isObject(item) ? {} : item);

function givenMembers(answer: Readonly<Record<string, Json | undefined>>): JsonObject | undefined {
  const members: [string, Json][] = [];
  for (const [name, member] of Object.entries(answer)) {
    const given = givenAnswer(member);
    if (given !== undefined) members.push([name, given]);
  }
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** The given answers of the shown fields; a required group is there even when empty, so that its members are asked for. */
export function givenAnswers({ properties, required }: ObjectSchema, answers: Answers): JsonObject {
  const given: [string, Json][] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const answer = Object.hasOwn(answers, name) ? givenAnswer(answers[name]) : undefined;
    if (answer !== undefined) given.push([name, answer]);
    else if (schema.type === 'object' && required.includes(name)) given.push([name, {}]);
  }
  return Object.fromEntries(given);
}
