import fc from 'fast-check';
import type { Cut } from './CuttingProxy.ts';

const isReset = fc.boolean();

/**
 * Positions within the usual lengths of requests and replies. A cut beyond the end lets the connection through, and so
 * does one of four cases anyway.
 */
export const cuts: fc.Arbitrary<Cut | undefined> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ towards: fc.constant('server' as const), afterBytes: fc.nat(600), isReset }) },
  { weight: 3, arbitrary: fc.record({ towards: fc.constant('guest' as const), afterBytes: fc.nat(1_000), isReset }) },
  { weight: 2, arbitrary: fc.constant(undefined) },
);
