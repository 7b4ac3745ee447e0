import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceOptions } from '../../configuration/readTraces.ts';
import { inTime } from '../inTime.ts';
import type { Traces } from './Traces.ts';
import { traceRequests } from './traceRequests.ts';
import { warnOfLoss } from './warnOfLoss.ts';

/** For the last spans, in milliseconds: a collector that is away must not hold up the end of the process. */
const CLOSE_MS = 2_000;

/** An error's code is a name of the database or of the system; its message may quote what a guest sent. */
const CODE = /^[\w.]{1,40}$/;

/**
 * Sends traces to a collector, in batches and beside the work: where the collector is slow or away, spans are lost and
 * guests notice nothing. This file, and those that it loads, are the only ones that know OpenTelemetry.
 * @param warn tells the operator once that the collector takes nothing
 */
export function openTraces(
  { url, headers, service, share, everyMs }: TraceOptions,
  warn: (code: string) => void,
): Traces {
  const exporter = warnOfLoss(new OTLPTraceExporter({ url, headers: { ...headers } }), warn);
  const byShare = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    // A stranger's flag decides nothing: anybody could have each of their requests recorded.
    sampler: new ParentBasedSampler({ root: byShare, remoteParentSampled: byShare, remoteParentNotSampled: byShare }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: everyMs })],
  });
  const tracer = provider.getTracer('stepwell');
  const under = new AsyncLocalStorage<Context | undefined>();

  const record: Traces['whole'] = async ({ name, attributes }, work) => {
    const parent = under.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: { ...attributes } }, parent);
    try {
      return await under.run(trace.setSpan(parent, span), work);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // What has no code is a refusal, which is an answer as any other.
      if (typeof code === 'string' && CODE.test(code))
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', code);
      throw error;
    } finally {
      span.end();
    }
  };
  const current = () => {
    const context = under.getStore();
    return context && trace.getSpan(context);
  };
  return {
    follow: (app) => traceRequests(app, tracer, under),
    step: (stepOf, work) => (current()?.isRecording() ? record(stepOf(), work) : work()),
    whole: (step, work) => under.run(undefined, () => record(step, work)),
    apart: (work) => under.run(undefined, work),
    logged: () => {
      const span = current();
      return span ? { traceId: span.spanContext().traceId } : {};
    },
    close: () => inTime(provider.shutdown(), CLOSE_MS, () => new Error('late')).catch(() => undefined),
  };
}
