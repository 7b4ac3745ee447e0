import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { GuestReport } from '../../../app/reports/guestReports.ts';
import type { Refusal } from '../../calls/handling/Refusal.ts';
import type { BrokenDocument, ShownCopy } from '../../content/noteReplaced.ts';
import { type Act, createActMetrics } from './createActMetrics.ts';
import { createReportMetrics } from './createReportMetrics.ts';

/** An answer to a request. */
export interface Answered {
  readonly method: string;
  /** The route's path, without ids. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/**
 * What this process counts of its guests. No label has anything that a guest entered, an address, an id or a code: all are
 * names from this program and paths of documents.
 */
export interface Metrics {
  readonly registry: Registry;
  readonly answered: (answer: Answered) => void;
  readonly refused: (route: string, refusal: Pick<Refusal, 'errors' | 'limit'>) => void;
  readonly replaced: (broken: Pick<BrokenDocument, 'path' | 'code'>, shown: ShownCopy) => void;
  readonly searches: SearchMetrics;
  readonly reported: (report: GuestReport) => void;
  readonly acted: (act: Act) => void;
}

export interface SearchMetrics {
  readonly waiting: Gauge;
  readonly running: Gauge;
  readonly waited: Histogram;
}

/** In seconds: from what nobody notices to what nobody waits for. */
const LATENCIES = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes the metrics of one server. Their names are those of `reference-backend/README.md`. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'stepwell_http_request_duration_seconds',
    help: 'Time from a request until its answer is sent, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: LATENCIES,
    registers,
  });
  const refusals = new Counter({
    name: 'stepwell_refusals_total',
    help: 'Errors that calls were answered with, by their code.',
    labelNames: ['route', 'code'] as const,
    registers,
  });
  const limits = new Counter({
    name: 'stepwell_limits_reached_total',
    help: 'Requests that a limit refused, by its name.',
    labelNames: ['limit'] as const,
    registers,
  });
  const documents = new Counter({
    name: 'stepwell_documents_replaced_total',
    help: 'Broken documents in whose place another copy is shown, once for each version.',
    labelNames: ['document', 'code', 'shown'] as const,
    registers,
  });
  return {
    registry,
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    refused: (route, { errors, limit }) => {
      for (const { code } of errors) refusals.inc({ route, code });
      if (limit !== undefined) limits.inc({ limit });
    },
    replaced: ({ path, code }, shown) => documents.inc({ document: path, code, shown }),
    searches: createSearchMetrics(registry),
    reported: createReportMetrics(registry),
    acted: createActMetrics(registry),
  };
}

function createSearchMetrics(registry: Registry): SearchMetrics {
  const registers = [registry];
  return {
    waiting: new Gauge({ name: 'stepwell_searches_waiting', help: 'Searches that wait for their turn.', registers }),
    running: new Gauge({ name: 'stepwell_searches_running', help: 'Searches at the database.', registers }),
    waited: new Histogram({
      name: 'stepwell_search_wait_seconds',
      help: 'How long a search has waited for its turn, also where it was refused.',
      buckets: LATENCIES,
      registers,
    }),
  };
}
