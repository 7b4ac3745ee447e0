import type { CheckResult } from '../check/CheckResult.ts';

/** An answer that goes wrong on purpose. */
export interface Fault {
  readonly name: string;
  /** The body of `PUT /reference/faults/{call}` of the reference backend. */
  readonly request: object;
  /** How long the case waits for the answer, in milliseconds. */
  readonly timeoutMs?: number;
  /** The check result that shows that the kit noticed. */
  readonly expected: CheckResult['kind'];
}

/** How long a case waits for an answer that comes late on purpose, in milliseconds. */
const PATIENCE_MS = 400;

/** Every way in which an answer can go wrong. They prove that the kit notices it. */
export const faults: readonly Fault[] = [
  {
    name: 'no answer in time',
    request: { delayMs: 3 * PATIENCE_MS, status: 503 },
    timeoutMs: PATIENCE_MS,
    expected: 'timeout',
  },
  { name: 'connection cut', request: { cut: 'before' }, expected: 'cut' },
  { name: 'connection cut after the work', request: { cut: 'after' }, expected: 'cut' },
  { name: 'status 500', request: { status: 500 }, expected: 'status' },
  { name: 'status 503', request: { status: 503 }, expected: 'status' },
  { name: 'status 429 without a body', request: { status: 429, body: '' }, expected: 'status' },
  { name: 'empty body', request: { body: '' }, expected: 'empty' },
  { name: 'body cut short', request: { body: '{"data":{' }, expected: 'malformed' },
  { name: 'a page instead of JSON', request: { body: '<html><title>Sign in</title></html>' }, expected: 'malformed' },
  { name: 'another shape', request: { body: '{"data":7}' }, expected: 'shape' },
];
