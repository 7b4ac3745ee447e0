import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Configuration } from '../../../../reference-backend/configuration/configuration.ts';

/** A span as a collector gets it, with its attributes by name. */
export interface CollectedSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A collector of OpenTelemetry: a web server that takes batches of spans as JSON. */
export interface Collector {
  readonly traces: NonNullable<Configuration['traces']>;
  readonly spans: () => readonly CollectedSpan[];
  /** All that it was ever sent, headers included. */
  readonly received: () => string;
  /** The status of its answers from now on. */
  readonly answer: (status: number) => void;
  readonly close: () => Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

type Sent = Omit<CollectedSpan, 'attributes'> & { readonly attributes: readonly Attribute[] };

interface Batch {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[] }[];
}

const byName = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function startCollector(share = 1): Promise<Collector> {
  const bodies: string[] = [];
  const headers: string[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === 'POST' && request.url === '/v1/traces' && status === 200) bodies.push(body);
    headers.push(JSON.stringify(request.headers));
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const read = (body: string): readonly CollectedSpan[] => {
    const { resourceSpans }: Batch = JSON.parse(body);
    const sent = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
    return sent.map((span) => ({ ...span, attributes: byName(span.attributes) }));
  };
  return {
    traces: {
      url: `http://127.0.0.1:${port}/v1/traces`,
      headers: { authorization: 'Bearer collector' },
      service: 'visits',
      share,
      everyMs: 100,
    },
    spans: () => bodies.flatMap(read),
    received: () => [...headers, ...bodies].join('\n'),
    answer: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
