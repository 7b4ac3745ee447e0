import fc from 'fast-check';

const chunk = 200;

/**
 * Generates `count` random values, the same ones for the same seed, and only a few at a time because there may be many.
 */
export function* sampled<T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): Generator<T> {
  for (let made = 0; made < count; made += chunk)
    yield* fc.sample(arbitrary, { numRuns: Math.min(chunk, count - made), seed: seed + made });
}
