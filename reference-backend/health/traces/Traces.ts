import type { FastifyInstance } from 'fastify';

/**
 * A step of a trace. Name and attributes are names and numbers of this program: nothing that a guest entered, no address,
 * no id and no code.
 */
export interface Step {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Who waited for what, for a collector of OpenTelemetry. A server without such a collector has none of it. */
export interface Traces {
  /** Makes a trace of each request, or goes on with that of the browser or the proxy that sent it. */
  readonly follow: (app: FastifyInstance) => void;
  /** Does the work as a step of the request under way; just does it where there is none. */
  readonly step: <T>(stepOf: () => Step, work: () => Promise<T>) => Promise<T>;
  /** Does the work as a trace of its own, whatever request has led to it. */
  readonly whole: <T>(step: Step, work: () => Promise<T>) => Promise<T>;
  /** Does the work without a trace: it belongs to no request, though one may have led to it. */
  readonly apart: <T>(work: () => T) => T;
  /** What each line of the log says of the trace under way. */
  readonly logged: () => { readonly traceId?: string };
  /** Sends what is left, for two seconds at most. */
  readonly close: () => Promise<void>;
}
