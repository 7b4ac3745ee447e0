/** Gathers items and sends them in batches. */
export interface Batcher<T> {
  readonly add: (item: T) => void;
  /** Sends at once what has been gathered. */
  readonly flush: () => void;
}

/** The most items of one batch. */
export const batchSize = 20;

/** How long a batch is gathered after its first item, in milliseconds. */
export const batchMs = 5_000;

/** After so many failures in a row, nothing is gathered or sent any more. */
export const mostFailures = 3;

/**
 * Each item is sent once, in order; a batch that fails is not sent again. A receiver that is down is therefore asked
 * three times, and then left alone until the page is loaded again.
 *
 * @param send resolves to whether the batch has arrived; never rejects
 */
export function createBatcher<T>(send: (batch: readonly T[]) => Promise<boolean>): Batcher<T> {
  let gathered: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const isGivenUp = () => failures >= mostFailures;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const batch = gathered;
    gathered = [];
    if (batch.length === 0 || isGivenUp()) return;
    void send(batch).then((arrived) => {
      failures = arrived ? 0 : failures + 1;
    });
  };
  return {
    add: (item) => {
      if (isGivenUp()) return;
      gathered.push(item);
      if (gathered.length >= batchSize) flush();
      else timer ??= setTimeout(flush, batchMs);
    },
    flush,
  };
}
