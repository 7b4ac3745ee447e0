/** A batch without an answer after this many milliseconds counts as failed. */
const timeoutMs = 10_000;

/**
 * Sends a batch to a collector, which learns neither the address of the page nor a cookie. What it does not take is lost
 * without a trace.
 *
 * @returns whether it has arrived; never rejects
 */
export const postQuietly = (
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // A batch must arrive although its page is closed.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    priority: 'low',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
