import type { AppDocument, MessageStore } from '../../messages/MessageStore.ts';
import { screensAhead } from './screenChunks.ts';
import type { ScreenName } from './screenModules.ts';

/** For this many milliseconds a screen waits for its messages. Then it shows those that the app was built with. */
const limitMs = 1_000;

/** The documents with the messages of each screen, besides the documents of every page. */
export const screenMessages: Readonly<Record<ScreenName, readonly AppDocument[]>> = {
  main: ['search-messages', 'places-messages', 'benefit-code-messages'],
  benefitCodes: ['benefit-code-messages'],
  prescreen: ['prescreen-messages'],
  result: ['results-messages', 'places-messages', 'appointment-messages', 'benefit-code-messages', 'move-messages'],
  followup: ['results-messages', 'places-messages', 'appointment-messages'],
  schedule: ['booking-messages', 'appointment-messages', 'walk-in-messages'],
  reschedule: ['move-messages', 'appointment-messages', 'cancel-messages'],
  confirmation: [
    'confirmation-messages',
    'appointment-messages',
    'cancel-messages',
    'walk-in-messages',
    'move-messages',
  ],
  cancel: ['cancel-messages', 'appointment-messages', 'confirmation-messages', 'move-messages'],
  canceled: ['cancel-messages', 'appointment-messages'],
  instantVaccine: ['walk-in-messages', 'appointment-messages'],
  instantVaccineSelection: ['walk-in-messages', 'appointment-messages'],
  clinicLocator: ['locator-messages', 'places-messages'],
  clinicLocations: ['locator-messages', 'places-messages'],
  clinicDetails: ['locator-messages', 'places-messages'],
  clinicServices: [],
  clinicBilling: [],
};

const everyPage: readonly AppDocument[] = ['site-messages', 'app-settings'];

/** The search page asks for no setting. The check of the settings is large, so it comes with the next screens. */
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
