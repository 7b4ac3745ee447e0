import { loadChunk } from '../../chunks/loadChunk.ts';
import { siteFrame } from '../../content/generated/texts/siteFrame.ts';
import type { AppWiring } from '../../wiring/index.ts';
import { loadMessages } from '../screenMessages.ts';

/**
 * Loads the documents that the first view of the search page shows, so that it can be rendered at once, by the server
 * and then by the browser. A document that cannot be read is left out, as everywhere.
 */
export async function loadFirstView(wiring: AppWiring): Promise<void> {
  const { content, messages, api } = wiring;
  const { searchDocuments, beginServices } = await loadChunk(
    'screens/search/SearchScreen.tsx',
    async () => await import('../../screens/search/SearchScreen.tsx'),
  );
  // The server shows the view without an answer of a call.
  if (typeof document !== 'undefined') beginServices(wiring);
  await Promise.all([
    loadMessages(messages, 'main'),
    content.loader.load(content.entry(siteFrame, api.bannerName)),
    ...searchDocuments.map((kind) => content.loader.load(content.entry(kind))),
  ]);
}
