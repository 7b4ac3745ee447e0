import { loadChunk } from '../chunks/loadChunk.ts';
import { MissingChunk } from '../chunks/MissingChunk.ts';
import type { Content } from '../content/openContent.ts';
import { screenModules } from './screenModules.ts';

/** The longest wait for the documents, in milliseconds. A confirmation without them only shows less. */
const documentsMs = 5_000;

/**
 * Makes `AppServices.readyToConfirm`.
 *
 * @param timeoutMs how long to wait for the code
 */
export function createReadyToConfirm(content: Content, timeoutMs: number): () => Promise<boolean> {
  const loadDocuments = () =>
    loadChunk(
      screenModules.confirmation,
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
      // A chunk that no waiting can bring stops nobody from booking: the shell can show a booking without its page.
      return !(error instanceof MissingChunk && error.reason === 'unreachable');
    }
  };
}
