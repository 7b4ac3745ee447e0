import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REQUEST_ID } from '../../headers/requestId.ts';
import { methodOf } from '../metrics/measureRequests.ts';

/** Asked each second, and of no interest. */
const UNTRACED = ['/livez', '/readyz', '/healthz'];

/**
 * Traces each request by method, route and status. Of what the sender says of a trace only `traceparent` is taken over,
 * which has room for nothing but random numbers. Answers to calls, and pages, name their trace in `Server-Timing`, where
 * the tools of a browser read it.
 */
export function traceRequests(
  app: FastifyInstance,
  tracer: Tracer,
  under: AsyncLocalStorage<Context | undefined>,
): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  const contextOf = (request: FastifyRequest): Context | undefined => {
    const span = spans.get(request);
    return span && trace.setSpan(ROOT_CONTEXT, span);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    if (UNTRACED.includes(route)) return done();
    const method = methodOf(request);
    const attributes = { 'http.request.method': method, 'http.route': route };
    // A call that the server makes of itself for a page is a step of that page.
    const parent = under.getStore() ?? sentContext(request);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    under.run(contextOf(request), done);
  });
  // A body that arrives in parts comes from the connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => under.run(contextOf(request), done));
  app.addHook('onSend', async (request, reply) => {
    const span = spans.get(request);
    if (!span?.isRecording()) return;
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage && !reply.hasHeader(REQUEST_ID)) return;
    const { traceId, spanId } = span.spanContext();
    reply.header('server-timing', `traceparent;desc="00-${traceId}-${spanId}-01"`);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500)
      span?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(statusCode));
    span?.end();
    under.run(contextOf(request), done);
  });
}

function sentContext({ headers }: FastifyRequest): Context {
  const { traceparent } = headers;
  const sent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return sent ? trace.setSpanContext(ROOT_CONTEXT, { ...sent, isRemote: true }) : ROOT_CONTEXT;
}
