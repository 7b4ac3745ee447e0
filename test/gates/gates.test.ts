import { expect, it, vi } from 'vitest';
import { contentGates } from './gates.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** A share that takes seconds, with different cases in each run. */
const size = { share: 0.0004, seed: Date.now() % 1_000_000, isTimed: false };

it.each(contentGates)('$name holds for a few cases', async ({ run }) => {
  for (const { met, bar, figure, examples } of await run(size))
    expect({ bar, met, figure, seed: size.seed, examples }).toMatchObject({ met: true });
});
