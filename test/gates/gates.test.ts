import { expect, it, vi } from 'vitest';
import { cases } from '../setup/cases.ts';
import { seed } from '../setup/seed.ts';
import { contentGates } from './gates.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** A share that takes seconds. */
const size = { share: cases(4) / 10_000, seed, isTimed: false };

it.each(contentGates)('$name holds for a few cases', async ({ run }) => {
  for (const { met, bar, figure, examples } of await run(size))
    expect({ bar, met, figure, seed: size.seed, examples }).toMatchObject({ met: true });
});
