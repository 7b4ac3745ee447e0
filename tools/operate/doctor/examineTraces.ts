import type { Configuration } from '../../../reference-backend/configuration/configuration.ts';
import { describeError, type Finding, fine, wrong } from './Finding.ts';

const PATIENCE_MS = 5_000;

/** Looks whether the collector takes traces from here, by a batch without any. Without a collector there is nothing to say. */
export async function examineTraces({ traces }: Pick<Configuration, 'traces'>): Promise<readonly Finding[]> {
  if (!traces) return [];
  try {
    const { ok, status } = await fetch(traces.url, {
      method: 'POST',
      headers: { ...traces.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [] }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return [ok ? fine('traces', 'The collector takes them.') : wrong('traces', `The collector answers ${status}.`)];
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return [wrong('traces', `The collector cannot be reached: ${describeError(cause)}.`)];
  }
}
