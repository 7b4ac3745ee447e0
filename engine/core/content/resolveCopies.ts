import type { ContentProblem, Result } from '../errors/ContentProblem.ts';
import type { Parts } from '../parts/Parts.ts';
import type { NamedDocument } from './DocumentEntry.ts';

/** The copies of one document, the newest first, the safest last. */
export interface Copies<T> {
  readonly name: string;
  readonly copies: readonly T[];
}

/** Returns the copy of a document to try now. */
type PickCopy = <T>(copies: Copies<T>) => NamedDocument<T> | undefined;

/** What the copies were compiled to, or the problems when no copies compile together. */
export type Resolution<T> =
  | { readonly ok: true; readonly value: T; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

/**
 * Compiles the newest copies that fit together. Each broken document is replaced by its next copy. When none of them
 * has one left, every document is replaced by its last copy, because those were shipped together. `problems` are those
 * of the copies passed over; when there is no value, those of all copies.
 *
 * @param compile compiles the copies that it picks; returns undefined when one is missing
 */
export function* resolveCopies<T>(
  documents: readonly Copies<unknown>[],
  compile: (pick: PickCopy) => Result<T> | Parts<Result<T>> | undefined,
): Parts<Resolution<T>> {
  const chosen = new Map(documents.map(({ name }) => [name, 0]));
  const problems: ContentProblem[] = [];
  for (;;) {
    const compiling = compile((copies) => pick(copies, chosen));
    const compiled = compiling && 'next' in compiling ? yield* compiling : compiling;
    if (compiled?.ok) return { ok: true, value: compiled.value, problems };
    problems.push(...(compiled?.problems ?? []));
    const broken = new Set(compiled?.problems.map(({ document }) => document));
    if (!advance(documents, chosen, broken)) return { ok: false, problems };
  }
}

function pick<T>({ name, copies }: Copies<T>, chosen: ReadonlyMap<string, number>): NamedDocument<T> | undefined {
  const document = copies[chosen.get(name) ?? 0];
  return document === undefined ? undefined : { name, document };
}

/** Moves each broken document to its next copy, or else every one to its last; false when nothing is left to try. */
function advance(
  documents: readonly Copies<unknown>[],
  chosen: Map<string, number>,
  broken: ReadonlySet<string>,
): boolean {
  const left = ({ name, copies }: Copies<unknown>): number => copies.length - 1 - (chosen.get(name) ?? 0);
  const replaceable = documents.filter((each) => broken.has(each.name) && left(each) > 0);
  for (const { name } of replaceable) chosen.set(name, (chosen.get(name) ?? 0) + 1);
  if (replaceable.length > 0) return true;
  const older = documents.filter((each) => left(each) > 0);
  for (const { name, copies } of older) chosen.set(name, copies.length - 1);
  return older.length > 0;
}
