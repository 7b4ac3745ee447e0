import type { ContentProblem, Result, Sentence } from '../errors/ContentProblem.ts';
import { problem } from '../errors/problem.ts';
import type { ProblemCode } from '../errors/problemCodes.ts';
import { isObject } from '../json/Json.ts';
import type { DocumentCheck, SchemaViolation } from './DocumentEntry.ts';

/**
 * Details of the problems of a broken copy. A loader without them reports document, pointer and code alone, so that the
 * pages of guests need not load the sentences.
 */
export interface ProblemDetails {
  /** All problems of a document that does not match its schema. */
  ofStructure(violations: readonly SchemaViolation[], document: string, value: unknown): readonly ContentProblem[];
  /** The place at which a text stops being JSON. */
  ofSyntax(text: string): Pick<ContentProblem, 'line' | 'column'>;
}

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

/** The document with its type, if it has the structure of its kind; otherwise all problems of its structure. */
export function checkDocument<T>(
  name: string,
  check: DocumentCheck<T>,
  value: unknown,
  details: Pick<ProblemDetails, 'ofStructure'> = codesAlone,
): Result<T> {
  if (check(value)) return { ok: true, value };
  const problems = details.ofStructure(check.errors ?? [], name, value);
  const none = problem({ document: name, pointer: '' }, 'wrong-form');
  return { ok: false, problems: problems.length === 0 ? [none] : problems };
}

/** Leaves out what was found inside an alternative or an entry: the violation of the whole follows it. */
const codesAlone: Pick<ProblemDetails, 'ofStructure'> = {
  ofStructure: (violations, document) =>
    violations
      .filter((each) => !violations.some((whole) => each.schemaPath.startsWith(`${whole.schemaPath}/`)))
      .map((each) => ({ document, pointer: each.instancePath, code: structureCode(each), message: ['wrong-form'] })),
};

/** The code of what a document breaks of its schema. */
export const structureCode = ({ keyword }: Pick<SchemaViolation, 'keyword'>): ProblemCode =>
  CODES[keyword] ?? 'wrong-form';

/** The codes of the keywords that do not say how a text is written. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  required: 'missing-member',
  additionalProperties: 'unknown-member',
  propertyNames: 'unknown-member',
  type: 'wrong-type',
  const: 'unknown-value',
  enum: 'unknown-value',
  minLength: 'out-of-limits',
  maxLength: 'out-of-limits',
  minimum: 'out-of-limits',
  maximum: 'out-of-limits',
  exclusiveMinimum: 'out-of-limits',
  exclusiveMaximum: 'out-of-limits',
  minItems: 'wrong-count',
  maxItems: 'wrong-count',
  minProperties: 'wrong-count',
  maxProperties: 'wrong-count',
  uniqueItems: 'duplicate-entry',
  contains: 'missing-entry',
};
