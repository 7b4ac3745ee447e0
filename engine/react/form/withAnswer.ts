import type { Json, JsonObject } from '../../core/json/Json.ts';
import type { Answers } from '../../core/rules/Scope.ts';

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

const sectionIn = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};

/** A copy of the answers with one replaced, which may stand in a section; undefined takes it away. */
export function withAnswer(answers: Answers, path: readonly string[], answer: Json | undefined): Answers {
  const [name, ...rest] = path;
  if (name === undefined) return answers;
  if (rest.length === 0) return { ...answers, [name]: answer };
  return { ...answers, [name]: compact(withAnswer(sectionIn(answers[name]), rest, answer)) };
}

/** The answers that are given: JSON knows no undefined members. */
const compact = (answers: Answers): JsonObject =>
  Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
