import type { Browser } from '@playwright/test';
import { PeerWindow } from './PeerWindow.ts';

/** Two new windows of a peer: one for answering the form, one for submitting it empty. */
export interface WindowPair {
  readonly answered: PeerWindow;
  readonly empty: PeerWindow;
}

export const openPair = async (browser: Browser): Promise<WindowPair> => ({
  answered: await PeerWindow.open(browser),
  empty: await PeerWindow.open(browser),
});

export async function closePair({ answered, empty }: WindowPair): Promise<void> {
  await answered.close();
  await empty.close();
}
