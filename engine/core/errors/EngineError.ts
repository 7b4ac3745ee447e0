/** A broken invariant inside the engine or in how it is called: a bug, never an author's or a guest's fault. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}
