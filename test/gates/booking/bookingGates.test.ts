import { expect, it, vi } from 'vitest';
import { databaseKinds } from '../../reference-backend/TestBackend.ts';
import { bookingGatesOn } from './bookingGates.ts';

// Thousands of calls, on machines that do other work at the same time.
vi.setConfig({ testTimeout: 300_000 });

/** A few hundred calls; other cases each time. */
const size = { share: 0.002, seed: Date.now() % 1_000_000 };

it.each(databaseKinds.flatMap(bookingGatesOn))('$name holds for a few cases', async ({ run }) => {
  for (const { met, bar, figure, examples } of await run(size))
    expect({ bar, met, figure, seed: size.seed, examples }).toMatchObject({ met: true });
});
