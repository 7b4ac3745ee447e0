import type { Json, JsonObject } from '../../core/json/Json.ts';
import type { Answers } from '../../core/rules/Scope.ts';

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

const sectionIn = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};

/** The answers that are given: JSON knows no undefined members. */
const given = (answers: Answers): JsonObject =>
  Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A copy of the answers with one replaced, which may stand in a section; undefined takes it away. */
export function withAnswer(answers: Answers, path: readonly string[], answer: Json | undefined): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined) return given(answers);
  const replaced = rest.length === 0 ? answer : withAnswer(sectionIn(answers[name]), rest, answer);
  return given({ ...answers, [name]: replaced });
}
