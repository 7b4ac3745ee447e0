import { describe, expect, it } from 'vitest';
import { whenIdle } from '../../../../app/chunks/whenIdle.ts';
import { createScreenChunks } from '../../../../app/shell/routes/screenChunks.ts';

describe('a screen that was loaded with another', () => {
  it('comes at once, so that no frame is painted between the two', async () => {
    const chunk = createScreenChunks();
    await chunk('schedule')();
    // Its module is slow to load for the first time, as the first import of all its parts.
    await import('../../../../app/screens/confirmation/ConfirmationScreen.tsx');
    await whenIdle();
    await whenIdle();
    const isFirst = await Promise.race([
      chunk('confirmation')().then(() => true),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false))),
    ]);
    expect(isFirst).toBe(true);
  });
});
