import type { Browser } from '@playwright/test';
import { sleep } from '../browser/launch.ts';
import { closePair, openPair, type WindowPair } from '../browser/WindowPair.ts';
import type { NeutralForm } from '../form/NeutralForm.ts';
import type { ServedPages } from '../pages/servePages.ts';
import { type PeerName, peerNames } from '../peers/peerNames.ts';
import type { Figures, Round } from './Figures.ts';
import { measurePeer } from './measurePeer.ts';

/** Time for which new windows keep the browser itself busy. */
const OPENED_MS = 1500;

interface Turn {
  readonly peer: PeerName;
  readonly windows: WindowPair;
}

/**
 * Measures each peer once. All windows are opened before the first measurement and closed after the last, so that no
 * measurement is disturbed.
 */
export async function measureRound(
  browser: Browser,
  pages: ServedPages,
  form: NeutralForm,
  round: number,
): Promise<Round> {
  const turns: Turn[] = [];
  for (const peer of orderIn(round)) turns.push({ peer, windows: await openPair(browser) });
  await sleep(OPENED_MS);
  const figures = new Map<PeerName, Figures>();
  for (const { peer, windows } of turns)
    figures.set(peer, await named(peer, form, measurePeer(windows, pages.buildAddress(peer), form)));
  for (const { peer, windows } of turns) await named(peer, form, closePair(windows));
  return figures;
}

/** The order of the peers in a round: a different peer is first each time, so that none always has the best place. */
function orderIn(round: number): readonly PeerName[] {
  const first = round % peerNames.length;
  return [...peerNames.slice(first), ...peerNames.slice(0, first)];
}

async function named<Result>(peer: PeerName, form: NeutralForm, measuring: Promise<Result>): Promise<Result> {
  try {
    return await measuring;
  } catch (cause) {
    throw new Error(`${peer} cannot be measured on ${form.fields.length} fields.`, { cause });
  }
}
