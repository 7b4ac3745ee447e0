/**
 * `unreachable`: there was no answer, or one of a server in trouble, so asking again can help. `gone`: only a page load
 * can help, because the server no longer has the file, or the browser holds on to a failure.
 */
export type MissingReason = 'unreachable' | 'gone';

/** Code that did not arrive. */
export class MissingChunk extends Error {
  constructor(
    readonly file: string,
    readonly reason: MissingReason,
  ) {
    super(`${file} is ${reason}`);
    this.name = 'MissingChunk';
  }
}

const loadFailurePattern =
  /dynamically imported module|importing a module script failed|unable to preload css|load failed|failed to fetch/i;

/** Whether the error is a browser's or Vite's way of saying that a chunk of the app did not arrive. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && loadFailurePattern.test(error.message);
}
