import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFaults } from '../../../reference-backend/controls/faults.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
beforeEach(() => createFaults(backend.database, true).clear());
afterAll(() => backend.close());

test.each([true, false])(
  'a fault is awaited from when it is set until it has happened (shared: %s)',
  async (shared) => {
    const faults = createFaults(backend.database, shared);
    const seen = [await faults.isAwaited('content')];
    await faults.set('content', { status: 500 }, 2);
    seen.push(await faults.isAwaited('content'), await faults.isAwaited('list-services'));
    await faults.take('content');
    seen.push(await faults.isAwaited('content'));
    await faults.take('content');
    seen.push(await faults.isAwaited('content'));
    expect(seen).toEqual([false, true, false, true, false]);
  },
);

test('a fault that is cleared is awaited no longer', async () => {
  const faults = createFaults(backend.database, false);
  await faults.set('content', { status: 500 }, 2);
  const before = await faults.isAwaited('content');
  await faults.clear();
  expect([before, await faults.isAwaited('content')]).toEqual([true, false]);
});

test('a fault that another process has set is awaited where the database is shared', async () => {
  const [mine, other] = [createFaults(backend.database, true), createFaults(backend.database, true)];
  const before = await mine.isAwaited('content');
  await other.set('content', { status: 500 }, 1);
  expect([before, await mine.isAwaited('content')]).toEqual([false, true]);
});
