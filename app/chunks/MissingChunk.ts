/**
 * `unreachable`: there was no answer, or a 429 or 5xx, so asking again can help. `gone`: only a page load can help,
 * because the server no longer has the file, or because the browser remembers that the import failed.
 */
export type MissingReason = 'unreachable' | 'gone';

/** Thrown when a chunk of the app does not arrive. */
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

/** Whether this is an error by which a browser or Vite reports that a chunk of the app did not arrive. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && loadFailurePattern.test(error.message);
}
