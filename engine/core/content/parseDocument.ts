import type { ContentProblem, Result, Sentence } from '../errors/ContentProblem.ts';
import { problem } from '../errors/problem.ts';
import { isObject } from '../json/Json.ts';
import type { ProblemDetails } from './checkDocument.ts';

/** The limits for a document's size. */
export interface ContentBudgets {
  readonly bytes: number;
  /** Levels of values inside each other; the document itself is level 1. */
  readonly depth: number;
  /** The number of values, before and after transclusion. */
  readonly nodes: number;
}

export const defaultBudgets: ContentBudgets = { bytes: 512 * 1024, depth: 40, nodes: 20_000 };

/** Parses a text as JSON. A syntax problem has `line` and `column` if there are `details`. */
export function parseDocument(
  document: string,
  text: string,
  budgets: ContentBudgets,
  details?: Pick<ProblemDetails, 'ofSyntax'>,
): Result<unknown> {
  const place = { document, pointer: '' };
  if (new TextEncoder().encode(text).length > budgets.bytes)
    return fail(problem(place, 'too-large/bytes', budgets.bytes));
  try {
    const value: unknown = JSON.parse(text);
    const excess = findExcess(value, budgets);
    return excess === undefined ? { ok: true, value } : fail(problem(place, ...excess));
  } catch {
    return fail({ ...problem(place, 'not-json'), ...details?.ofSyntax(text) });
  }
}

const fail = (found: ContentProblem): Result<unknown> => ({ ok: false, problems: [found] });

/** The limit that a value exceeds, if any. It uses no recursion, because deep values would fill the stack. */
function findExcess(root: unknown, { depth: deepest, nodes: most }: ContentBudgets): Sentence | undefined {
  const left: (readonly [unknown, number])[] = [[root, 1]];
  let count = 0;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [value, depth] = next;
    count += 1;
    if (count > most) return ['too-large/values', most];
    if (depth > deepest) return ['too-large/levels', deepest];
    const members = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
    for (const member of members) left.push([member, depth + 1]);
  }
  return undefined;
}
