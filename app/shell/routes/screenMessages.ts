import type { AppDocument, MessageStore } from '../../messages/MessageStore.ts';
import { screensAhead } from './screenChunks.ts';
import { screenMessages } from './screenDocuments.ts';
import type { ScreenName } from './screenModules.ts';

/** For this many milliseconds a screen waits for its messages. Then it shows those that the app was built with. */
const limitMs = 1_000;

const everyPage: readonly AppDocument[] = ['site-messages', 'failure-messages', 'app-settings'];

/** The search page asks for no setting. The check of the settings is large, so it comes with the next screens, as do the words below errors. */
const ofEveryPage = (screen: ScreenName): readonly AppDocument[] => (screen === 'main' ? ['site-messages'] : everyPage);

/**
 * Loads the messages of a screen, beside its code, so that they do not change before the guest's eyes. Resolves when
 * they are known, or at the limit. Nothing waits for those of the search page, with which most guests begin.
 */
export async function waitForMessages(store: MessageStore, screen: ScreenName): Promise<void> {
  const loaded = loadMessages(store, screen);
  if (screen === 'main') return;
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, limitMs))]);
}

/** Loads the messages of a screen and those of every page. */
export const loadMessages = (store: MessageStore, screen: ScreenName): Promise<void> =>
  store.load([...ofEveryPage(screen), ...screenMessages[screen]]);

/** Loads the messages of the screens whose code is fetched ahead, so that these need not wait. */
export async function prefetchMessages(store: MessageStore, screen: ScreenName): Promise<void> {
  await store.load(screensAhead(screen).flatMap((next) => [...ofEveryPage(next), ...screenMessages[next]]));
}
