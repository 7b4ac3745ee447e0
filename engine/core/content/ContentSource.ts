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
