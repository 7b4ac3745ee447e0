import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sunday } from './calls.ts';
import { type DatabaseKind, startBackend, type TestBackend } from './TestBackend.ts';

/** A backend for the tests of a suite, to be asked for within them. Before each it is Sunday, and nobody has booked. */
export function suiteBackend(kind: DatabaseKind): () => TestBackend {
  let started: TestBackend | undefined;
  const backend = (): TestBackend => {
    if (started === undefined) throw new Error('The backend is there in tests only.');
    return started;
  };
  beforeAll(async () => {
    started = await startBackend(kind);
  }, 60_000);
  afterAll(() => started?.close());
  beforeEach(async () => {
    await backend().database.script(
      'delete from claims; delete from appointments; delete from outbox; delete from faults',
    );
    await backend().setClock(sunday);
  });
  return backend;
}
