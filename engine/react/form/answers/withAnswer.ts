import type { Json, JsonObject } from '../../../core/json/Json.ts';
import type { Answers } from '../../../core/rules/Scope.ts';
import type { AnswerPath } from '../../field/FormContext.ts';

/** The answers without undefined members, which JSON does not have. */
const given = (answers: Answers): JsonObject =>
  Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A copy of the answers with one replaced, which may be in a section or in a list's entry; undefined removes it. */
export function withAnswer(answers: Answers, path: AnswerPath, answer: Json | undefined): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined) return given(answers);
  return given({ ...answers, [name]: withValue(answers[name], rest, answer) });
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const sectionIn = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};

/** A copy of a value with the part at a path replaced. A number is an index in a list; gaps become empty entries. */
function withValue(value: Json | undefined, path: AnswerPath, put: Json | undefined): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return put;
  if (typeof name === 'number') return withEntry(isList(value) ? value : [], name, rest, put);
  return withMember(sectionIn(value), name, rest, put);
}

function withEntry(list: readonly Json[], index: number, rest: AnswerPath, put: Json | undefined): readonly Json[] {
  const length = Math.max(list.length, index + 1);
  return Array.from(
    { length },
    (_, place) => (place === index ? withValue(list[place], rest, put) : list[place]) ?? {},
  );
}

function withMember(section: JsonObject, name: string, rest: AnswerPath, put: Json | undefined): JsonObject {
  const replaced = withValue(section[name], rest, put);
  const { [name]: _, ...others } = section;
  return replaced === undefined ? others : { ...section, [name]: replaced };
}
