import { address, count, webBase } from './environmentChecks.ts';

/** Where traces go. The variables have the names that OpenTelemetry gives them for every program. */
export interface TraceOptions {
  /** Of the collector, with its path. */
  readonly url: string;
  /** Sent with each batch, such as a token. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the collector calls this server. */
  readonly service: string;
  /** How many of all traces are recorded: 1 is all. */
  readonly share: number;
  /** Milliseconds from one batch to the next. */
  readonly everyMs: number;
}

/** The one sampler that there is. */
const SAMPLER = 'parentbased_traceidratio';

/**
 * @param set gives the text of a variable, if it is set
 * @returns undefined where no collector is named: then there are no traces
 * @throws Error that names the variable, and nothing of a header
 */
export function readTraces(set: (name: string) => string | undefined): TraceOptions | undefined {
  const base = set('OTEL_EXPORTER_OTLP_ENDPOINT');
  const whole = set('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const sampler = set('OTEL_TRACES_SAMPLER') ?? SAMPLER;
  if (sampler !== SAMPLER)
    throw new Error(`OTEL_TRACES_SAMPLER must be ${SAMPLER}, which OTEL_TRACES_SAMPLER_ARG gives its share`);
  const options = {
    headers: readHeaders(set('OTEL_EXPORTER_OTLP_HEADERS') ?? ''),
    service: set('OTEL_SERVICE_NAME') ?? 'stepwell',
    share: readShare(set('OTEL_TRACES_SAMPLER_ARG') ?? '1'),
    everyMs: count(1, 600_000)('OTEL_BSP_SCHEDULE_DELAY', set('OTEL_BSP_SCHEDULE_DELAY') ?? '5000'),
  };
  if (whole) return { url: address('http', 'https')('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', whole), ...options };
  return base ? { url: `${webBase('OTEL_EXPORTER_OTLP_ENDPOINT', base)}/v1/traces`, ...options } : undefined;
}

/** `name=value` pairs with commas between; a value may be percent-encoded. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new Error('OTEL_EXPORTER_OTLP_HEADERS must be pairs such as authorization=Bearer%20abc,x-team=web');
      return [name, decoded(value)];
    }),
  );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function readShare(text: string): number {
  const share = Number(text);
  if (text.trim() !== '' && share >= 0 && share <= 1) return share;
  throw new Error('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1 for one trace of ten');
}
