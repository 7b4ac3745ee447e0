import type { ContentProblem, Result } from '../errors/ContentProblem.ts';
import { type Parts, runWithPauses } from '../parts/Parts.ts';
import type { ContentError, ContentLoader } from './ContentLoader.ts';
import type { DocumentEntry, NamedDocument } from './DocumentEntry.ts';
import { type Copies, type Resolution, resolveCopies } from './resolveCopies.ts';

/** Returns the copy of a document to try now; undefined when it is not read yet or cannot be read. */
export type PickDocument = <T>(entry: DocumentEntry<unknown, T>) => NamedDocument<T> | undefined;

/** What the documents were compiled to, with the problems of the copies that were not used; or why it failed. */
export type LoadTogetherResult<T> =
  | { readonly ok: true; readonly value: T; readonly problems: readonly ContentProblem[] }
  | {
      readonly ok: false;
      readonly error: ContentError;
      /** The names of the documents that are needed but that no source has (status 404). */
      readonly missing: readonly string[];
    };

type Make<F, T> = (first: NamedDocument<F>, pick: PickDocument) => Result<T> | Parts<Result<T>>;

/**
 * Compiles a document with those that it names, using the newest copies that fit together. When the newest copies do
 * not compile together, the next copy of each broken document is read, or else of every one, and all compile again.
 *
 * @param first the document that names the others
 * @param make compiles the copies that it picks. It may run many times, so it must have no side effects. A document
 * that it picks for the first time is undefined; it is then read, and `make` runs again. What takes long may be made in
 * parts, between which the loader pauses
 */
export async function loadTogether<F, T>(
  loader: ContentLoader,
  first: DocumentEntry<unknown, F>,
  make: Make<F, T>,
  signal?: AbortSignal,
): Promise<LoadTogetherResult<T>> {
  const newest = await readNewestCopy(loader, first, signal);
  if (!newest.ok) return { ok: false, error: newest.error, missing: listMissing([[first.name, newest.error]]) };
  const makeFromFirst = (pick: PickDocument): ReturnType<typeof make> | undefined => {
    const named = pick(first);
    return named && make(named, pick);
  };
  let candidates: readonly DocumentCopies<unknown>[] = [newest.copies];
  for (;;) {
    const { documents, failed, resolution } = await resolveNewest(loader, candidates, makeFromFirst, signal);
    const errors = failed.map(([, error]) => error);
    const cancelled = errors.find(({ status }) => status === 'Request Cancelled');
    if (cancelled) return { ok: false, error: cancelled, missing: [] };
    const problems = [...documents, ...errors, resolution].flatMap((each) => each.problems);
    if (resolution.ok) return { ok: true, value: resolution.value, problems };
    const broken = new Set(resolution.problems.map(({ document }) => document));
    candidates = await readOlderCopies(loader, documents, broken, signal);
    if (candidates === documents)
      return { ok: false, error: { type: 'error', status: 500, problems }, missing: listMissing(failed) };
  }
}

type Failed = readonly (readonly [name: string, error: ContentError])[];

const listMissing = (failed: Failed): readonly string[] =>
  failed.flatMap(([name, { status }]) => (status === 404 ? [name] : []));

interface NewestResolution<T> {
  readonly documents: readonly DocumentCopies<unknown>[];
  /** The documents that cannot be read, with their errors. */
  readonly failed: Failed;
  readonly resolution: Resolution<T>;
}

/** Chooses copies that compile together. Documents that `make` picks and that were not read yet are read first. */
async function resolveNewest<T>(
  loader: ContentLoader,
  candidates: readonly DocumentCopies<unknown>[],
  make: (pick: PickDocument) => Result<T> | Parts<Result<T>> | undefined,
  signal: AbortSignal | undefined,
): Promise<NewestResolution<T>> {
  const documents = new Map(candidates.map((copies) => [copies.name, copies]));
  const failed = new Map<string, ContentError>();
  for (;;) {
    const wanted = new Map<string, DocumentEntry<unknown, unknown>>();
    const resolving = resolveCopies([...documents.values()], (pickCopy) =>
      make((entry) => {
        const copies = documents.get(entry.name);
        if (copies !== undefined) return pickCopy(castCopies(entry, copies));
        if (!failed.has(entry.name)) wanted.set(entry.name, entry);
        return undefined;
      }),
    );
    const resolution = await runWithPauses(resolving, loader.pause);
    if (wanted.size === 0) return { documents: [...documents.values()], failed: [...failed], resolution };
    for (const read of await Promise.all([...wanted.values()].map((entry) => readNewestCopy(loader, entry, signal)))) {
      if (read.ok) documents.set(read.copies.name, read.copies);
      else failed.set(read.name, read.error);
    }
  }
}

/** Entries with the same name are the same document, so these copies have this entry's type. */
function castCopies<T>(_entry: DocumentEntry<unknown, T>, copies: DocumentCopies<unknown>): DocumentCopies<T> {
  return copies as DocumentCopies<T>;
}

/** The copies of a document that were read so far, the newest first, and the source that the last one came from. */
interface DocumentCopies<T> extends Copies<T> {
  readonly entry: DocumentEntry<unknown, T>;
  /** The id of the source of the last copy. */
  readonly source: string;
  /** The problems of the broken copies that were passed over to find the first of these. */
  readonly problems: readonly ContentProblem[];
}

type CopiesResult<T> =
  | { readonly ok: true; readonly copies: DocumentCopies<T> }
  | { readonly ok: false; readonly name: string; readonly error: ContentError };

/** Reads the newest copy that is valid by itself. */
async function readNewestCopy<T>(
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
async function readOlderCopies(
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
