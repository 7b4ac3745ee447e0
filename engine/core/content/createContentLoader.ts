import type { ContentProblem } from '../errors/ContentProblem.ts';
import type { ContentError, ContentResult, ContentSource } from './ContentResult.ts';
import { type ContentBudgets, defaultBudgets, type ProblemDetails, parseDocument } from './checkDocument.ts';
import type { DocumentEntry } from './DocumentEntry.ts';
import { type CopyReader, type RawCopy, readCopy } from './readCopy.ts';
import { CANCELLED, type Cancelled, shareTasks } from './shareTasks.ts';

/** What a loader needs: where documents come from, and how large one may be. */
export interface ContentLoaderOptions {
  readonly sources: readonly ContentSource[];
  /** Finds the catalogue's entry of a document that another one transcludes. */
  readonly find?: (name: string) => DocumentEntry<unknown, unknown> | undefined;
  readonly budgets?: Partial<ContentBudgets>;
  /** Describes broken copies to their author: `problemDetails` of `@stepwell/engine/problems`. */
  readonly details?: ProblemDetails;
  /** Called once for each problem of any copy, also when another copy is good. */
  readonly onProblem?: (problem: ContentProblem) => void;
}

/**
 * Loads documents. Entries with the same name are the same document: they must agree in path, check and compile.
 * No promise of a loader rejects. When `signal` is aborted, the status of the result is `Request Cancelled`.
 */
export interface ContentLoader {
  /** Loads the first good copy, in the order of the entry's sources. It is kept as long as the page is open. */
  load<T, U>(entry: DocumentEntry<T, U>, signal?: AbortSignal): Promise<ContentResult<U>>;
  /** The document that is loaded already; undefined where it is not, and where it could not be loaded. */
  peek<T, U>(entry: DocumentEntry<T, U>): ContentResult<U> | undefined;
  /**
   * Loads the next copy after the one from `source`, for a document that is valid by itself but does not fit others:
   * first this page's earlier copy (source `earlier`), then those of further sources. Status 404 when none is left.
   */
  fallback<T, U>(entry: DocumentEntry<T, U>, source: string, signal?: AbortSignal): Promise<ContentResult<U>>;
  /** Makes the next `load` ask the sources again. When the first one has no good copy, the forgotten copy is used. */
  refresh(entry: DocumentEntry<unknown, unknown>): void;
}

type LoadedDocument = Extract<ContentResult<unknown>, { ok: true }>;

/** The source id of this page's earlier copy. */
const EARLIER = 'earlier';

const failure = (status: ContentError['status'], problems: readonly ContentProblem[] = []): ContentResult<never> => ({
  ok: false,
  error: { type: 'error', status, problems },
});

/** Creates a content loader. It reads each document once, checks it, and keeps good copies while the page is open. */
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
    details: options.details,
    readJson: (document, path, source) =>
      texts.read(`${source} ${path}`, (shared) => fetchJson(document, path, source, shared), signal),
  });

  async function fetchJson(document: string, path: string, id: string, signal: AbortSignal): Promise<RawCopy> {
    const source = options.sources.find((each) => each.id === id);
    if (source === undefined) return { ok: false, status: 404, problems: [] };
    try {
      const reply = await source.fetch(path, signal);
      if (!reply.ok) return { ok: false, status: reply.status, problems: [] };
      const parsed = parseDocument(document, reply.text, budgets, options.details);
      return parsed.ok ? parsed : { ok: false, status: 500, problems: parsed.problems };
    } catch {
      // A source that rejects gives no status, so it counts as 500.
      return { ok: false, status: 500, problems: [] };
    }
  }

  /** Reads the first good copy from the source at index `first` on. After source 0, the earlier copy is tried. */
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
    peek: (entry) => {
      const good = newest.get(entry.name);
      return good && castResult(entry, good);
    },
    refresh: ({ name, path, merge = [], sources }) => {
      const good = newest.get(name);
      if (good !== undefined) earlier.set(name, good);
      newest.delete(name);
      documents.forget(name);
      for (const source of sources) for (const each of [path, ...merge]) texts.forget(`${source} ${each}`);
    },
  };
}

/** Entries with the same name agree in check and compile, so the kept document has this entry's type. */
function castResult<T, U>(_entry: DocumentEntry<T, U>, result: ContentResult<unknown> | Cancelled): ContentResult<U> {
  return result === CANCELLED ? failure('Request Cancelled') : (result as ContentResult<U>);
}

function reportOnce(onProblem: ContentLoaderOptions['onProblem']): (problems: readonly ContentProblem[]) => void {
  const reported = new Set<string>();
  return (problems) => {
    for (const problem of problems) {
      const key = JSON.stringify([problem.document, problem.pointer, problem.message]);
      if (!reported.has(key)) onProblem?.(problem);
      reported.add(key);
    }
  };
}
