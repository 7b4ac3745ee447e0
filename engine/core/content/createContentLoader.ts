import type { ContentProblem } from '../errors/ContentProblem.ts';
import type { ContentError, ContentLoader, ContentLoaderOptions, ContentResult } from './ContentLoader.ts';
import { defaultBudgets, parseDocument } from './checkDocument.ts';
import type { DocumentEntry } from './DocumentEntry.ts';
import { CANCELLED, type Cancelled, type CopyReader, type RawCopy, readCopy } from './readCopy.ts';

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
  const { pause = async () => {} } = options;

  const createReader = (signal: AbortSignal): CopyReader => ({
    find: options.find ?? (() => undefined),
    nodes: budgets.nodes,
    details: options.details,
    pause,
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
    pause,
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

interface Shared<V> {
  readonly promise: Promise<V>;
  readonly controller: AbortController;
  readers: number;
  finished: boolean;
}

/**
 * Tasks that many readers share. Each is started once per key, kept if its value is worth keeping, and aborted when no
 * reader waits for it any more. A reader whose signal is aborted gets `CANCELLED`.
 */
function shareTasks<V>(isWorthKeeping: (value: V) => boolean) {
  const tasks = new Map<string, Shared<V>>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<V>): Shared<V> {
    const controller = new AbortController();
    const promise = start(controller.signal);
    const task: Shared<V> = { promise, controller, readers: 0, finished: false };
    tasks.set(key, task);
    void promise.then((value) => {
      task.finished = true;
      if (!isWorthKeeping(value)) drop(key, task);
    });
    return task;
  }

  /** Removes only this task: a newer one may have taken its key. */
  function drop(key: string, task: Shared<V>) {
    if (tasks.get(key) === task) tasks.delete(key);
  }

  function leave(key: string, task: Shared<V>) {
    task.readers -= 1;
    if (task.readers > 0 || task.finished) return;
    drop(key, task);
    task.controller.abort();
  }

  return {
    /** Joins the running or kept task of this key, or starts one. */
    read: async (
      key: string,
      start: (signal: AbortSignal) => Promise<V>,
      signal?: AbortSignal,
    ): Promise<V | Cancelled> => {
      if (signal?.aborted) return CANCELLED;
      const task = tasks.get(key) ?? begin(key, start);
      task.readers += 1;
      if (signal === undefined) return task.promise;
      return new Promise((resolve) => {
        const onAbort = () => {
          leave(key, task);
          resolve(CANCELLED);
        };
        signal.addEventListener('abort', onAbort, { once: true });
        void task.promise.then((value) => {
          signal.removeEventListener('abort', onAbort);
          resolve(value);
        });
      });
    },
    forget: (key: string) => tasks.delete(key),
  };
}
