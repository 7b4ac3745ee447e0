import type { Json, JsonObject } from '../../../core/json/Json.ts';
import type { Answers } from '../../../core/rules/Scope.ts';
import { withValue } from './withValue.ts';

/** The answers that are given: JSON knows no undefined members. */
const given = (answers: Answers): JsonObject =>
  Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A copy of the answers with one replaced, which may stand in a section or in a list's entry; undefined takes it away. */
export function withAnswer(answers: Answers, path: readonly (string | number)[], answer: Json | undefined): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined) return given(answers);
  return given({ ...answers, [name]: withValue(answers[name], rest, answer) });
}
