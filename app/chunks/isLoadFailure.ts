const loadFailurePattern =
  /dynamically imported module|importing a module script failed|unable to preload css|load failed|failed to fetch/i;

/** Whether the error is a browser's or Vite's way of saying that a chunk of the app did not arrive. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && loadFailurePattern.test(error.message);
}
