import { expect, it, vi } from 'vitest';
import { databaseKinds } from '../../reference-backend/support/TestBackend.ts';
import { abuse } from './abuse.ts';

// What an operator may do has tests of its own: here the program would start seven times.
// Hundreds of calls, on machines that do other work at the same time.
vi.setConfig({ testTimeout: 300_000 });

it.each(databaseKinds.map(abuse))('$name holds for a few cases', async ({ run }) => {
  for (const { met, bar, figure, examples } of await run({ share: 0.02, seed: 1 }))
    expect({ bar, met, figure, examples }).toMatchObject({ met: true });
});
