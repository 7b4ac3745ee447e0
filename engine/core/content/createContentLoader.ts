import type { ContentProblem } from '../errors/ContentProblem.ts';
import type { ContentError, ContentResult, ContentSource } from './ContentResult.ts';
import type { DocumentEntry } from './DocumentEntry.ts';
import { type ContentBudgets, defaultBudgets, parseDocument } from './parseDocument.ts';
import { type CopyReader, type RawCopy, readCopy } from './readCopy.ts';
import { CANCELLED, type Cancelled, shareTasks } from './shareTasks.ts';

/** What a loader needs: where documents come from, and what it may spend on one. */
export interface ContentLoaderOptions {
  readonly sources: readonly ContentSource[];
  /** Finds the catalogue's line for a document that another one transcludes. */
  readonly find?: (name: string) => DocumentEntry<unknown, unknown> | undefined;
  readonly budgets?: Partial<ContentBudgets>;
  /** Told once of every problem of every copy, also of those that a good copy stands in for. */
  readonly onProblem?: (problem: ContentProblem) => void;
}

/** Entries of one name are one document: they must agree in path, check and compile. Nothing here ever rejects. */
export interface ContentLoader {
  /** The first good copy in the order of the entry's sources; kept for the page's life. */
  load<T, U>(entry: DocumentEntry<T, U>, signal?: AbortSignal): Promise<ContentResult<U>>;
  /**
   * The next copy after the one from `source`, for a document that is sound by itself but not with the others: this
   * page's earlier one (source `earlier`), then those of the further sources. 404 when there is none.
   */
  fallback<T, U>(entry: DocumentEntry<T, U>, source: string, signal?: AbortSignal): Promise<ContentResult<U>>;
  /** Lets the next `load` ask the sources again. Should that fail, the copy forgotten here is used. */
  refresh(entry: DocumentEntry<unknown, unknown>): void;
}

type LoadedDocument = Extract<ContentResult<unknown>, { ok: true }>;

/** The source id of this page's earlier copy. */
export const EARLIER = 'earlier';

const failure = (status: ContentError['status'], problems: readonly ContentProblem[] = []): ContentResult<never> => ({
  ok: false,
  error: { type: 'error', status, problems },
});

/** Makes the loader of an application: it reads each document once, checks it, and keeps its good copies for the page's life. */
export function createContentLoader(options: ContentLoaderOptions): ContentLoader {
  const budgets = { ...defaultBudgets, ...options.budgets };
  const documents = shareTasks<ContentResult<unknown>>((result) => result.ok);
  const texts = shareTasks<RawCopy>((copy) => copy.ok);
  const newest = new Map<string, LoadedDocument>();
  const earlier = new Map<string, LoadedDocument>();
  const report = reportOnce(options.onProblem);

  const createReader = (signal: AbortSignal): CopyReader => ({
    find: options.find ?? (() => undefined),
    nodes: budgets.nodes,
    readJson: (document, path, source) =>
      texts.read(`${source} ${path}`, (shared) => fetchJson(document, path, source, shared), signal),
  });

  async function fetchJson(document: string, path: string, id: string, signal: AbortSignal): Promise<RawCopy> {
    const source = options.sources.find((each) => each.id === id);
    if (source === undefined) return { ok: false, status: 404, problems: [] };
    try {
      const reply = await source.fetch(path, signal);
      if (!reply.ok) return { ok: false, status: reply.status, problems: [] };
      const parsed = parseDocument(document, reply.text, budgets);
      return parsed.ok ? parsed : { ok: false, status: 500, problems: parsed.problems };
    } catch {
      // A source that rejects has no status to tell; design: that counts as 500.
      return { ok: false, status: 500, problems: [] };
    }
  }

  /** The first good copy of the sources from `first` on; after the very first, this page's earlier copy. */
  async function readFirstGoodCopy(
    entry: DocumentEntry<unknown, unknown>,
    first: number,
    signal: AbortSignal,
  ): Promise<ContentResult<unknown>> {
    const problems: ContentProblem[] = [];
    let status: number | undefined;
    for (const [index, source] of entry.sources.entries()) {
      if (index < first) continue;
      const copy = await readCopy(entry, source, createReader(signal));
      if (copy === CANCELLED || signal.aborted) return failure('Request Cancelled');
      problems.push(...copy.problems);
      report(copy.problems);
      if (copy.ok) return { ok: true, document: copy.document, source, problems };
      status ??= copy.status;
      const good = index === 0 ? earlier.get(entry.name) : undefined;
      if (good !== undefined) return { ...good, source: EARLIER, problems };
    }
    return failure(status ?? 404, problems);
  }

  async function loadNewest(entry: DocumentEntry<unknown, unknown>, signal: AbortSignal) {
    const result = await readFirstGoodCopy(entry, 0, signal);
    if (result.ok) newest.set(entry.name, result);
    return result;
  }

  async function loadNext(entry: DocumentEntry<unknown, unknown>, source: string, signal: AbortSignal) {
    const good = source === entry.sources[0] ? earlier.get(entry.name) : undefined;
    if (good !== undefined) return { ...good, source: EARLIER };
    return readFirstGoodCopy(entry, Math.max(0, entry.sources.indexOf(source)) + 1, signal);
  }

  return {
    load: async (entry, signal) =>
      castResult(entry, await documents.read(entry.name, (shared) => loadNewest(entry, shared), signal)),
    fallback: async (entry, source, signal) =>
      castResult(
        entry,
        await documents.read(`${entry.name} after ${source}`, (shared) => loadNext(entry, source, shared), signal),
      ),
    refresh: ({ name, path, merge = [], sources }) => {
      const good = newest.get(name);
      if (good !== undefined) earlier.set(name, good);
      documents.forget(name);
      for (const source of sources) for (const each of [path, ...merge]) texts.forget(`${source} ${each}`);
    },
  };
}

/** The kept document of this name was made by this very entry's check and compile, so its type is the entry's. */
function castResult<T, U>(_entry: DocumentEntry<T, U>, result: ContentResult<unknown> | Cancelled): ContentResult<U> {
  return result === CANCELLED ? failure('Request Cancelled') : (result as ContentResult<U>);
}

function reportOnce(onProblem: ContentLoaderOptions['onProblem']): (problems: readonly ContentProblem[]) => void {
  const reported = new Set<string>();
  return (problems) => {
    for (const problem of problems) {
      const key = `${problem.document} ${problem.pointer} ${problem.message}`;
      if (!reported.has(key)) onProblem?.(problem);
      reported.add(key);
    }
  };
}
