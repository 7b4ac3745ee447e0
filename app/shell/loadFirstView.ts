import { firstViews, type View, type ViewName } from '../../schemas/routes.ts';
import type { AppServices } from '../app-services/index.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import { siteFrame } from '../content/generated/texts/siteFrame.ts';
import { loadMessages } from './routes/screenMessages.ts';
import { screenModules } from './routes/screenModules.ts';

/**
 * Loads what the first view of a page shows, so that it can be rendered at once, by the server and then by the browser. A
 * document that cannot be read is left out, as everywhere.
 *
 * @param hasReplies whether the answers of the calls that it makes are part of the page
 */
export async function loadFirstView(
  appServices: AppServices,
  { name, page }: View,
  hasReplies: boolean,
): Promise<void> {
  const { content, messages, api } = appServices;
  await Promise.all([
    firstViews[name] === 'frame' ? messages.load(['site-messages']) : loadMessages(messages, name),
    content.loader.load(content.entry(siteFrame, api.bannerName)),
    loadOfScreen[name]?.(appServices, hasReplies, page),
  ]);
}

/** Loads what a screen shows at first besides its messages. */
type LoadOfScreen = (appServices: AppServices, hasReplies: boolean, page: string | undefined) => Promise<unknown>;

const loadOfScreen: Readonly<Partial<Record<ViewName, LoadOfScreen>>> = {
  main: loadSearch,
  clinicServices: async ({ content }) => {
    const load = await loadChunk(
      screenModules.clinicServices,
      async () => (await import('../screens/pages/ClinicServicesScreen.tsx')).loadClinicServices,
    );
    await load(content);
  },
  clinicBilling: async ({ content }) => {
    const load = await loadChunk(
      screenModules.clinicBilling,
      async () => (await import('../screens/pages/ClinicBillingScreen.tsx')).loadClinicBilling,
    );
    await load(content);
  },
  contentPage: async ({ content }, _hasReplies, page = '') => {
    const load = await loadChunk(
      screenModules.contentPage,
      async () => (await import('../screens/pages/ContentPageScreen.tsx')).loadContentPage,
    );
    await load(content, page);
  },
};

async function loadSearch(appServices: AppServices, hasServices: boolean): Promise<void> {
  const { content } = appServices;
  const { searchDocuments, beginServices } = await loadChunk(
    screenModules.main,
    async () => await import('../screens/search/SearchScreen.tsx'),
  );
  const begun = beginServices(appServices, hasServices);
  await Promise.all([begun, ...searchDocuments.map((kind) => content.loader.load(content.entry(kind)))]);
}
