/** Thrown for a bug in the engine or in how it is called; never for a mistake of an author or a guest. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}
