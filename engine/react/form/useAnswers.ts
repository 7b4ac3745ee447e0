import { useCallback, useLayoutEffect, useRef } from 'react';
import { EngineError } from '../../core/errors/EngineError.ts';
import { isJson, type Json, type JsonObject } from '../../core/json/Json.ts';
import { readPath } from '../../core/json/pointer.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import type { AnswerPath } from '../field/FormContext.ts';

interface AnswerEditor {
  /** Sets the value at a path; undefined removes it. */
  readonly change: (value: unknown, path: AnswerPath) => void;
  /** The current value at a path. */
  readonly answerAt: (path: AnswerPath) => unknown;
}

/** Turns a number that JSON cannot represent ('1e999') into text, which violates its schema. */
const toJsonNumber = (value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

/** Edits answers. It keeps the latest ones, because several changes may come before the first comes back as a prop. */
export function useAnswers(answers: Answers, onEdit: (answers: Answers) => void): AnswerEditor {
  const latest = useRef({ answers, onEdit });
  useLayoutEffect(() => {
    latest.current = { answers, onEdit };
  }, [answers, onEdit]);
  const change = useCallback((given: unknown, path: AnswerPath) => {
    const value = toJsonNumber(given);
    if (value !== undefined && !isJson(value)) throw new EngineError(`The answer to ${path.join('/')} is not JSON.`);
    const next = withAnswer(latest.current.answers, path, value);
    latest.current.answers = next;
    latest.current.onEdit(next);
  }, []);
  const answerAt = useCallback((path: AnswerPath) => readPath(latest.current.answers, path.map(String)), []);
  return { change, answerAt };
}

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
