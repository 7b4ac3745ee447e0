import type { AppServices } from '../app-services/index.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import { siteFrame } from '../content/generated/texts/siteFrame.ts';
import { loadMessages } from './routes/screenMessages.ts';

/**
 * Loads the documents that the first view of the search page shows, so that it can be rendered at once, by the server
 * and then by the browser. A document that cannot be read is left out, as everywhere.
 */
export async function loadFirstView(appServices: AppServices): Promise<void> {
  const { content, messages, api } = appServices;
  const { searchDocuments, beginServices } = await loadChunk(
    'screens/search/SearchScreen.tsx',
    async () => await import('../screens/search/SearchScreen.tsx'),
  );
  // The server shows the view without an answer of a call.
  if (typeof document !== 'undefined') beginServices(appServices);
  await Promise.all([
    loadMessages(messages, 'main'),
    content.loader.load(content.entry(siteFrame, api.bannerName)),
    ...searchDocuments.map((kind) => content.loader.load(content.entry(kind))),
  ]);
}
