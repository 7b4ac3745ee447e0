import type { ContentProblem } from '../errors/ContentProblem.ts';
import type { Result } from '../errors/Result.ts';
import type { ContentError } from './ContentResult.ts';
import type { ContentLoader } from './createContentLoader.ts';
import { type DocumentCopies, readNewestCopy, readOlderCopies } from './DocumentCopies.ts';
import type { DocumentEntry } from './DocumentEntry.ts';
import { type NamedDocument, type Resolution, resolveCopies } from './resolveCopies.ts';

/** Gives the copy of a document that is to be tried now; undefined while it is not read yet, or cannot be read. */
export type PickDocument = <T>(entry: DocumentEntry<unknown, T>) => NamedDocument<T> | undefined;

/** What documents make together, with the problems of the copies that it does without; or why there is nothing. */
export type LoadTogetherResult<T> =
  | { readonly ok: true; readonly value: T; readonly problems: readonly ContentProblem[] }
  | {
      readonly ok: false;
      readonly error: ContentError;
      /** The names of the documents that are wanted and that no source has. */
      readonly missing: readonly string[];
    };

type Make<F, T> = (first: NamedDocument<F>, pick: PickDocument) => Result<T>;

/**
 * What a document makes with those that it names, of the newest copies that fit together: where the newest copy of one
 * does not compile with the others, its next copy is read, or else that of every one, and all are compiled again.
 *
 * @param first the document that names the others
 * @param make compiles the copies that it picks. It runs again whenever others are to be tried, so it does nothing else;
 * a document that it picks for the first time is read then, and is there when it runs the next time
 */
export async function loadTogether<F, T>(
  loader: ContentLoader,
  first: DocumentEntry<unknown, F>,
  make: Make<F, T>,
  signal?: AbortSignal,
): Promise<LoadTogetherResult<T>> {
  const newest = await readNewestCopy(loader, first, signal);
  if (!newest.ok) return { ok: false, error: newest.error, missing: listMissing([[first.name, newest.error]]) };
  const makeFromFirst = (pick: PickDocument): Result<T> | undefined => {
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
  /** The documents that cannot be read. They fit nowhere. */
  readonly failed: Failed;
  readonly resolution: Resolution<T>;
}

/** Settles on copies of the known documents and of all that are picked beside them, which are read in their newest copy. */
async function resolveNewest<T>(
  loader: ContentLoader,
  candidates: readonly DocumentCopies<unknown>[],
  make: (pick: PickDocument) => Result<T> | undefined,
  signal: AbortSignal | undefined,
): Promise<NewestResolution<T>> {
  const documents = new Map(candidates.map((copies) => [copies.name, copies]));
  const failed = new Map<string, ContentError>();
  for (;;) {
    const wanted = new Map<string, DocumentEntry<unknown, unknown>>();
    const resolution = resolveCopies([...documents.values()], (pickCopy) =>
      make((entry) => {
        const copies = documents.get(entry.name);
        if (copies !== undefined) return pickCopy(castCopies(entry, copies));
        if (!failed.has(entry.name)) wanted.set(entry.name, entry);
        return undefined;
      }),
    );
    if (wanted.size === 0) return { documents: [...documents.values()], failed: [...failed], resolution };
    for (const read of await Promise.all([...wanted.values()].map((entry) => readNewestCopy(loader, entry, signal)))) {
      if (read.ok) documents.set(read.copies.name, read.copies);
      else failed.set(read.name, read.error);
    }
  }
}

/** Entries of one name are one document, so the copies under this entry's name are of its type. */
function castCopies<T>(_entry: DocumentEntry<unknown, T>, copies: DocumentCopies<unknown>): DocumentCopies<T> {
  return copies as DocumentCopies<T>;
}
