import type { ContentProblem } from '../errors/ContentProblem.ts';
import type { ContentBudgets, ProblemDetails } from './checkDocument.ts';
import type { DocumentEntry } from './DocumentEntry.ts';

/**
 * The HTTP status of a source; 404 when there is no source, 500 when a copy is broken or a source rejects, and
 * `Request Cancelled` when the caller's signal is aborted first.
 */
export type ContentStatus = number | 'Request Cancelled';

/** Why there is no document: the status of the first source asked, and the problems of the copies that came. */
export interface ContentError {
  readonly type: 'error';
  readonly status: ContentStatus;
  readonly problems: readonly ContentProblem[];
}

/** A good copy of the document, with the problems of the broken copies before it; or why there is none. */
export type ContentResult<T> =
  | {
      readonly ok: true;
      readonly document: T;
      /** The id of the source that the copy came from. */
      readonly source: string;
      readonly problems: readonly ContentProblem[];
    }
  | { readonly ok: false; readonly error: ContentError };

/** What a source answers: the text of a document, or the HTTP status that came in its place. */
export type ContentReply =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly status: number };

/** Where documents come from. The engine does no I/O itself. */
export interface ContentSource {
  readonly id: string;
  /** Resolves with the text or an HTTP status; a rejection counts as status 500. Stops when `signal` is aborted. */
  fetch(path: string, signal: AbortSignal): Promise<ContentReply>;
}

/** What a loader needs: where documents come from, and how large one may be. */
export interface ContentLoaderOptions {
  readonly sources: readonly ContentSource[];
  /** Finds the catalogue's entry of a document that another one transcludes. */
  readonly find?: (name: string) => DocumentEntry<unknown, unknown> | undefined;
  readonly budgets?: Partial<ContentBudgets>;
  /** Describes broken copies to their author: `problemDetails` of `@stepwell/engine/problems`. */
  readonly details?: ProblemDetails;
  /** Waited for between two pieces of work, such as the checks of two documents. If absent, work goes on at once. */
  readonly pause?: () => Promise<void>;
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
  /** Waited for between two pieces of work. */
  readonly pause: () => Promise<void>;
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
