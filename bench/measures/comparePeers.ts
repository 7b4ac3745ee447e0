import type { Browser } from '@playwright/test';
import { closePair, openPair } from '../browser/WindowPair.ts';
import { generateForm } from '../form/generateForm.ts';
import type { ServedPages } from '../pages/servePages.ts';
import { peerNames } from '../peers/peerNames.ts';
import type { Round } from './Figures.ts';
import { measureRound } from './measureRound.ts';
import { verifyPeer } from './verifyPeer.ts';

/** Verifies the form of each peer, one after the other. */
export async function verifyPeers(browser: Browser, pages: ServedPages, fields: number): Promise<void> {
  for (const peer of peerNames) {
    const windows = await openPair(browser);
    try {
      await verifyPeer(windows, pages.buildAddress(peer), generateForm(fields));
      await closePair(windows);
    } catch (cause) {
      throw new Error(`The form of ${peer} does not work, so nothing is measured.`, { cause });
    }
  }
}

/** Measures all peers in `rounds` rounds on a form of `fields` fields. */
export async function measureRounds(
  browser: Browser,
  pages: ServedPages,
  { fields, rounds }: { readonly fields: number; readonly rounds: number },
): Promise<readonly Round[]> {
  const taken: Round[] = [];
  for (let round = 0; round < rounds; round++)
    taken.push(await measureRound(browser, pages, generateForm(fields), round));
  return taken;
}
