/**
 * The index of the page of a form that an entry of the browser's history stands for; undefined where it stands for none. The
 * history keeps entries of earlier page loads, so a state may have any shape.
 */
export function entryPage(state: unknown): number | undefined {
  const page = typeof state === 'object' && state !== null && 'page' in state ? state.page : undefined;
  return typeof page === 'number' && Number.isSafeInteger(page) && page >= 0 ? page : undefined;
}
