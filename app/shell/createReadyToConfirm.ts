import { loadChunk } from '../chunks/loadChunk.ts';
import { MissingChunk } from '../chunks/MissingChunk.ts';
import type { Content } from '../content/openContent.ts';
import { confirmationChunk } from './screenChunks.ts';

/** A confirmation without its documents says less; it is not worth waiting longer for them. */
const documentsMs = 5_000;

/**
 * Makes `AppWiring.readyToConfirm`.
 *
 * @param timeoutMs code that has not come after this long does not come
 */
export function createReadyToConfirm(content: Content, timeoutMs: number): () => Promise<boolean> {
  const loadDocuments = () =>
    loadChunk(
      confirmationChunk,
      async () => (await import('../screens/confirmation/ConfirmationScreen.tsx')).confirmationDocuments,
      AbortSignal.timeout(timeoutMs),
    );
  let isReady = false;
  return async () => {
    if (isReady) return true;
    try {
      const kinds = await loadDocuments();
      const late = new Promise((resolve) => setTimeout(resolve, documentsMs));
      await Promise.race([Promise.all(kinds.map((kind) => content.loader.load(content.entry(kind)))), late]);
      isReady = true;
      return true;
    } catch (error) {
      // What no waiting can bring does not keep anybody from booking: the shell has words for a booking without its page.
      return !(error instanceof MissingChunk && error.reason === 'unreachable');
    }
  };
}
