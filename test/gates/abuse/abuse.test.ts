// @module-tag exhaustive: it is a sample of gates; each limit has tests of its own.
import { expect, it, vi } from 'vitest';
import { databaseKinds } from '../../reference-backend/support/databases.ts';
import { abuse } from './abuse.ts';

// The gate for operators is left out, because it would start the program seven times; its cases have tests of their
// own.
// These are hundreds of calls, possibly on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

it.each(databaseKinds.map(abuse))('$name holds for a few cases', async ({ run }) => {
  for (const { met, bar, figure, examples } of await run({ share: 0.02, seed: 1, isTimed: false }))
    expect({ bar, met, figure, examples }).toMatchObject({ met: true });
});
