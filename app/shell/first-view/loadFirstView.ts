import { loadChunk } from '../../chunks/loadChunk.ts';
import { siteFrame } from '../../content/documents/texts/siteFrame.ts';
import type { AppWiring } from '../../wiring/index.ts';
import { loadMessages } from '../screenMessages.ts';

/**
 * Loads the documents that the first view of the search page shows, so that it can be rendered at once, by the server
 * and then by the browser. A document that cannot be read is left out, as everywhere.
 */
export async function loadFirstView({ content, messages, api }: AppWiring): Promise<void> {
  const documents = await loadChunk(
    'screens/search/SearchScreen.tsx',
    async () => (await import('../../screens/search/SearchScreen.tsx')).searchDocuments,
  );
  await Promise.all([
    loadMessages(messages, 'main'),
    content.loader.load(content.entry(siteFrame, api.bannerName)),
    ...documents.map((kind) => content.loader.load(content.entry(kind))),
  ]);
}
