/**
 * A signal that is aborted with either of two, as by `AbortSignal.any`, which Safari has since 17.4 and Firefox since
 * 124.
 */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [one, other]) {
    const abort = (): void => either.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  }
  return either.signal;
}
