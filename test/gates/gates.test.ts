import { expect, it, vi } from 'vitest';
import { contentGates } from './gates.ts';

// Many random cases, on machines that do other work at the same time.
vi.setConfig({ testTimeout: 120_000 });

/** A share that takes seconds; other cases each time. */
const size = { share: 0.0004, seed: Date.now() % 1_000_000 };

it.each(contentGates)('$name holds for a few cases', async ({ run }) => {
  for (const { met, bar, figure, examples } of await run(size))
    expect({ bar, met, figure, seed: size.seed, examples }).toMatchObject({ met: true });
});
