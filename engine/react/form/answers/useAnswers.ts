import { useCallback, useLayoutEffect, useRef } from 'react';
import { EngineError } from '../../../core/errors/EngineError.ts';
import { isJson } from '../../../core/json/Json.ts';
import { readPath } from '../../../core/json/pointer.ts';
import type { Answers } from '../../../core/rules/Scope.ts';
import type { AnswerPath } from '../../field/FormContext.ts';
import { withAnswer } from './withAnswer.ts';

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
