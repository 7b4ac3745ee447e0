/**
 * Lets all who ask while the work is under way share the next one, so that a crowd costs as much as one guest, and each
 * gets work that began after they asked.
 */
export function shareNext<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    next = undefined;
    const begun = work();
    underWay = begun.catch(() => undefined);
    return begun;
  };
  return () => {
    next ??= underWay.then(begin);
    return next;
  };
}
