import { fetchChunk } from './fetchChunk.ts';
import { isLoadFailure, MissingChunk } from './MissingChunk.ts';

/**
 * Runs a chunk once all its files are loaded. Every dynamic import of the app goes through this function, because a
 * browser that has failed to import a module never asks for it again.
 *
 * @param name path of the imported module below `app`
 * @param load awaits the import: `async () => (await import('./Part.tsx')).Part`. A handler chained to the import with
 *   `then` or `catch` would miss a failure of the styles, because the build makes the whole chain wait for them
 * @throws MissingChunk when the chunk does not arrive
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  await fetchChunk(name, signal && { signal });
  try {
    return await load();
  } catch (error) {
    throw isLoadFailure(error) ? new MissingChunk(name, 'gone') : error;
  }
}
