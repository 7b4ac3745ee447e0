import type { AppServices } from '../app-services/index.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import { siteFrame } from '../content/generated/texts/siteFrame.ts';
import { loadMessages } from './routes/screenMessages.ts';

/**
 * Loads what the first view of the search page shows, so that it can be rendered at once, by the server and then by the
 * browser. A document that cannot be read is left out, as everywhere.
 *
 * @param hasServices whether the answer of the call for the services is part of the page
 */
export async function loadFirstView(appServices: AppServices, hasServices: boolean): Promise<void> {
  const { content, messages, api } = appServices;
  const { searchDocuments, beginServices } = await loadChunk(
    'screens/search/SearchScreen.tsx',
    async () => await import('../screens/search/SearchScreen.tsx'),
  );
  const begun = beginServices(appServices, hasServices);
  await Promise.all([
    begun,
    loadMessages(messages, 'main'),
    content.loader.load(content.entry(siteFrame, api.bannerName)),
    ...searchDocuments.map((kind) => content.loader.load(content.entry(kind))),
  ]);
}
