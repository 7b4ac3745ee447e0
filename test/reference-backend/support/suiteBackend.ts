import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Configuration } from '../../../reference-backend/configuration/configuration.ts';
import { sunday } from './calls.ts';
import type { DatabaseKind } from './databases.ts';
import { startBackend, type TestBackend } from './TestBackend.ts';

/**
 * A backend for the tests of a suite, available only within its tests. Before each test it is Sunday, and nobody has
 * booked or tried to.
 */
export function suiteBackend(options?: Partial<Configuration>, kind?: DatabaseKind): () => TestBackend {
  let started: TestBackend | undefined;
  const backend = (): TestBackend => {
    if (started === undefined) throw new Error('The backend is there in tests only.');
    return started;
  };
  beforeAll(async () => {
    started = await startBackend(options, kind);
  }, 60_000);
  afterAll(() => started?.close());
  beforeEach(async () => {
    await backend().database.script(
      'delete from claims; delete from appointments; delete from outbox; delete from faults; delete from limit_uses',
    );
    await backend().setClock(sunday);
  });
  return backend;
}
