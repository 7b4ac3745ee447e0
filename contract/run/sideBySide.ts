/**
 * Does the same with each of a list, several at once, and yields the results in the order of the list. Nothing new is
 * begun after `isStopped`.
 *
 * @param atOnce how many are under way at most
 */
export async function* sideBySide<T, R>(
  all: readonly T[],
  atOnce: number,
  act: (one: T) => Promise<R>,
  isStopped: () => boolean,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  for (const one of all) {
    if (isStopped()) break;
    if (underWay.length === atOnce) yield* first(underWay);
    underWay.push(act(one));
  }
  while (underWay.length > 0) yield* first(underWay);
}

async function* first<R>(underWay: Promise<R>[]): AsyncGenerator<R> {
  const next = underWay.shift();
  if (next) yield await next;
}
