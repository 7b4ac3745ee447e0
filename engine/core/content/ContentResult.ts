import type { ContentProblem } from '../errors/ContentProblem.ts';

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
