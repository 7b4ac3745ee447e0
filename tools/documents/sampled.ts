import fc from 'fast-check';

const chunk = 200;

/** So many random values, always the same for the same seed; made a few at a time, for there may be many. */
export function* sampled<T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): Generator<T> {
  for (let made = 0; made < count; made += chunk)
    yield* fc.sample(arbitrary, { numRuns: Math.min(chunk, count - made), seed: seed + made });
}
