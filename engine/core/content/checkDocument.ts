import { problem } from '../errors/problem.ts';
import type { Result } from '../errors/Result.ts';
import type { DocumentCheck } from './DocumentEntry.ts';
import { describeSchemaViolations } from './describeSchemaViolations.ts';

/** The document with its type, if it has the structure of its kind; otherwise all problems of its structure. */
export function checkDocument<T>(name: string, check: DocumentCheck<T>, value: unknown): Result<T> {
  if (check(value)) return { ok: true, value };
  const problems = describeSchemaViolations(check.errors ?? [], name, value);
  const none = problem({ document: name, pointer: '' }, 'wrong-form', 'The document does not match its schema.');
  return { ok: false, problems: problems.length === 0 ? [none] : problems };
}
