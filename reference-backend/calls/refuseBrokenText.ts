import type { CallError } from '../../schemas/generated/api/refusal/reply.js';
import { Refusal } from './Refusal.ts';

/** NUL, and half of a character that UTF-16 writes in two: no database keeps either, and both come from programs only. */
const BROKEN = /[\0\p{Surrogate}]/u;

const brokenText = (path: string): CallError => ({
  code: 'brokenText',
  message: 'the text has a NUL or half of a character in it',
  path,
});

/** A JSON Pointer one step further down. */
const below = (path: string, name: string): string => `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/**
 * Reads every text of a request, names of members included, before anything else does: a text that the database cannot keep
 * would fail inside a statement, and PostgreSQL would write what the guest sent into its log. Goes down without recursion,
 * because nobody has checked yet how deep the request is.
 * @throws Refusal 400 with one error for each place
 */
export function refuseBrokenText(request: unknown): void {
  const errors: CallError[] = [];
  const waiting: (readonly [path: string, value: unknown])[] = [['', request]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && BROKEN.test(value)) errors.push(brokenText(path));
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, member] of Object.entries(value)) {
      if (BROKEN.test(name)) errors.push(brokenText(path));
      else waiting.push([below(path, name), member]);
    }
  }
  if (errors.length > 0) throw new Refusal(400, errors);
}
