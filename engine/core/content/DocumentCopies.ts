import type { ContentProblem } from '../errors/ContentProblem.ts';
import type { ContentError } from './ContentResult.ts';
import type { ContentLoader } from './createContentLoader.ts';
import type { DocumentEntry } from './DocumentEntry.ts';
import type { Copies } from './settle.ts';

/** The copies of a document that were read so far, the newest first, with where to ask for the next. */
export interface DocumentCopies<T> extends Copies<T> {
  readonly entry: DocumentEntry<T>;
  /** The source of the last copy. */
  readonly source: string;
  /** What was wrong with the copies that these were read instead of. */
  readonly problems: readonly ContentProblem[];
}

export type CopiesResult<T> =
  | { readonly ok: true; readonly copies: DocumentCopies<T> }
  | { readonly ok: false; readonly name: string; readonly error: ContentError };

/** The newest copy that stands by itself. */
export async function newestCopy<T>(
  loader: ContentLoader,
  entry: DocumentEntry<T>,
  signal?: AbortSignal,
): Promise<CopiesResult<T>> {
  const result = await loader.load(entry, signal);
  if (!result.ok) return { ok: false, name: entry.name, error: result.error };
  const { document, source, problems } = result;
  return { ok: true, copies: { name: entry.name, entry, copies: [document], source, problems } };
}

/** The same with its next older copy behind; the same object where there is none. */
async function withOlderCopy<T>(
  loader: ContentLoader,
  copies: DocumentCopies<T>,
  signal?: AbortSignal,
): Promise<DocumentCopies<T>> {
  const result = await loader.fallback(copies.entry, copies.source, signal);
  if (!result.ok) return copies;
  return { ...copies, copies: [...copies.copies, result.document], source: result.source };
}

/** Those already read and the newest copies of the others. What cannot be read is left out: it fits nowhere. */
export async function readMissing<T>(
  loader: ContentLoader,
  known: readonly DocumentCopies<T>[],
  entries: readonly DocumentEntry<T>[],
  signal?: AbortSignal,
): Promise<{ readonly copies: readonly DocumentCopies<T>[]; readonly failed: readonly ContentError[] }> {
  const missing = entries.filter(({ name }) => known.every((copies) => copies.name !== name));
  const results = await Promise.all(missing.map((entry) => newestCopy(loader, entry, signal)));
  return {
    copies: [...known, ...results.flatMap((result) => (result.ok ? [result.copies] : []))],
    failed: results.flatMap((result) => (result.ok ? [] : [result.error])),
  };
}

/** Gives a document's copies with the next older one behind, where that is wanted. */
export type WithOlder = <T>(copies: DocumentCopies<T>) => Promise<DocumentCopies<T>>;

/**
 * The documents with the next copy of each broken one, or else of every one, for the last copies were shipped together;
 * the same object where there is none left. `each` takes every document through what it is given.
 */
export async function readOlder<D>(
  loader: ContentLoader,
  documents: D,
  broken: ReadonlySet<string>,
  each: (documents: D, older: WithOlder) => Promise<D>,
  signal?: AbortSignal,
): Promise<D> {
  for (const wanted of [(name: string) => broken.has(name), () => true]) {
    let found = false;
    const read = await each(documents, async (copies) => {
      const next = wanted(copies.name) ? await withOlderCopy(loader, copies, signal) : copies;
      found ||= next !== copies;
      return next;
    });
    if (found) return read;
  }
  return documents;
}
