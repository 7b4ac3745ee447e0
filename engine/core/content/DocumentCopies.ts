import type { ContentProblem } from '../errors/ContentProblem.ts';
import type { ContentError } from './ContentResult.ts';
import type { ContentLoader } from './createContentLoader.ts';
import type { DocumentEntry } from './DocumentEntry.ts';
import type { Copies } from './resolveCopies.ts';

/** The copies of a document that were read so far, the newest first, and the source that the last one came from. */
export interface DocumentCopies<T> extends Copies<T> {
  readonly entry: DocumentEntry<unknown, T>;
  /** The id of the source of the last copy. */
  readonly source: string;
  /** The problems of the broken copies that were passed over to find the first of these. */
  readonly problems: readonly ContentProblem[];
}

export type CopiesResult<T> =
  | { readonly ok: true; readonly copies: DocumentCopies<T> }
  | { readonly ok: false; readonly name: string; readonly error: ContentError };

/** Reads the newest copy that is valid by itself. */
export async function readNewestCopy<T>(
  loader: ContentLoader,
  entry: DocumentEntry<unknown, T>,
  signal?: AbortSignal,
): Promise<CopiesResult<T>> {
  const result = await loader.load(entry, signal);
  if (!result.ok) return { ok: false, name: entry.name, error: result.error };
  const { document, source, problems } = result;
  return { ok: true, copies: { name: entry.name, entry, copies: [document], source, problems } };
}

/**
 * Reads the next older copy of each broken document. When none of them has one, reads the next older copy of every
 * document, because the last copies were shipped together. Returns the same list when no copy is left.
 */
export async function readOlderCopies(
  loader: ContentLoader,
  documents: readonly DocumentCopies<unknown>[],
  broken: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<readonly DocumentCopies<unknown>[]> {
  for (const wanted of [(name: string) => broken.has(name), () => true]) {
    const read = await Promise.all(
      documents.map(async (copies) => (wanted(copies.name) ? withOlderCopy(loader, copies, signal) : copies)),
    );
    if (read.some((copies, index) => copies !== documents[index])) return read;
  }
  return documents;
}

/** Adds the next older copy to the end of the list; returns the same object when there is none. */
async function withOlderCopy<T>(
  loader: ContentLoader,
  copies: DocumentCopies<T>,
  signal?: AbortSignal,
): Promise<DocumentCopies<T>> {
  const result = await loader.fallback(copies.entry, copies.source, signal);
  if (!result.ok) return copies;
  return { ...copies, copies: [...copies.copies, result.document], source: result.source };
}
