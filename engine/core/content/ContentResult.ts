import type { ContentProblem } from '../errors/ContentProblem.ts';

/** 404, 500 or the HTTP status; `Request Cancelled` when the last reader left before the reply. */
export type ContentStatus = number | 'Request Cancelled';

/** Why there is no document: the status of the last source asked, and what is wrong with the copies that came. */
export interface ContentError {
  readonly type: 'error';
  readonly status: ContentStatus;
  readonly problems: readonly ContentProblem[];
}

/** A document that passed, with the problems of the copies that did not; or why there is none. */
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
  /** Resolves with the text or an HTTP status; a rejection counts as status 500. Obeys `signal`. */
  fetch(path: string, signal: AbortSignal): Promise<ContentReply>;
}
