import { fetchChunk } from './fetchChunk.ts';
import { isLoadFailure, MissingChunk } from './MissingChunk.ts';

/**
 * Runs a chunk once all its files are there. Every dynamic import of the app stands in a call of this, because a browser
 * that has failed to import a module never asks for it again.
 *
 * @param name path of the imported module below `app`
 * @param load `async () => (await import('./Part.tsx')).Part`: the build puts the wait for styles around what is chained to
 *   an import, so a handler that is chained there misses that they fail
 * @throws MissingChunk where it does not arrive
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  await fetchChunk(name, signal && { signal });
  try {
    return await load();
  } catch (error) {
    throw isLoadFailure(error) ? new MissingChunk(name, 'gone') : error;
  }
}
