// @module-tag exhaustive: it is a sample of gates; races of each call stand beside its tests.
import { expect, it, vi } from 'vitest';
import { databaseKinds } from '../../reference-backend/support/databases.ts';
import { seed } from '../../setup/seed.ts';
import { bookingGatesOn } from './bookingGates.ts';

// Thousands of calls, possibly on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Two hundred rivals for one slot, two hundred operations, twenty cut connections. */
const pickShare = (name: string): number => (name.startsWith('rivals') ? 0.002 : 0.02);

it.each(databaseKinds.flatMap(bookingGatesOn))('$name holds for a few cases', async ({ name, run }) => {
  for (const { met, bar, figure, examples } of await run({ share: pickShare(name), seed, isTimed: false }))
    expect({ bar, met, figure, seed, examples }).toMatchObject({ met: true });
});
