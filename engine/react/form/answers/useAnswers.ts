import { useCallback, useLayoutEffect, useRef } from 'react';
import { EngineError } from '../../../core/errors/EngineError.ts';
import { isJson } from '../../../core/json/Json.ts';
import { readPath } from '../../../core/json/pointer.ts';
import type { Answers } from '../../../core/rules/Scope.ts';
import type { FieldPathList } from '../../rjsf/rjsf.ts';
import { withAnswer } from './withAnswer.ts';

interface AnswerEditor {
  /** Puts a value at a path; undefined takes away what is there. */
  readonly change: (value: unknown, path: FieldPathList) => void;
  /** What stands at a path now. */
  readonly answerAt: (path: FieldPathList) => unknown;
}

/** A number that JSON cannot carry ('1e999') stays a text, which its schema refuses. */
const carried = (value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

/** Changes one answer at a time: several fields may hand over their text before the first change comes back as a prop. */
export function useAnswers(answers: Answers, onEdit: (answers: Answers) => void): AnswerEditor {
  const latest = useRef({ answers, onEdit });
  useLayoutEffect(() => {
    latest.current = { answers, onEdit };
  }, [answers, onEdit]);
  const change = useCallback((given: unknown, path: FieldPathList) => {
    const value = carried(given);
    if (value !== undefined && !isJson(value)) throw new EngineError(`The answer to ${path.join('/')} is not JSON.`);
    const next = withAnswer(latest.current.answers, path, value);
    latest.current.answers = next;
    latest.current.onEdit(next);
  }, []);
  const answerAt = useCallback((path: FieldPathList) => readPath(latest.current.answers, path.map(String)), []);
  return { change, answerAt };
}
