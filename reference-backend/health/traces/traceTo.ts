import type { TraceOptions } from '../../configuration/readTraces.ts';
import type { Traces } from './Traces.ts';

/** Traces for a collector. Without one, the code of OpenTelemetry is not even loaded. */
export async function traceTo(
  options: TraceOptions | undefined,
  warn: (code: string) => void,
): Promise<Traces | undefined> {
  if (!options) return undefined;
  const { openTraces } = await import('./openTraces.ts');
  return openTraces(options, warn);
}
