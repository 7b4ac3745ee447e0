import { strictEqual } from 'node:assert/strict';
import { sleep } from '../browser/launch.ts';
import type { PeerWindow } from '../browser/PeerWindow.ts';
import type { Targets } from '../form/findTargets.ts';

const TEXT = 'the quick brown fox jumps over';
const BETWEEN_KEYS_MS = 25;
/** Work that a peer puts off until the typing rests, or until the field is left, is done by then. */
const RESTED_MS = 300;
const LEFT_MS = 150;

/** Ms of the main thread per key in a text field, with all work that a key leaves for later, blur included. */
export async function measureTyping(window: PeerWindow, { text }: Targets): Promise<number> {
  await window.click({ kind: 'input', key: text });
  await sleep(RESTED_MS);
  const before = await window.busy();
  for (const key of TEXT) {
    await window.page.keyboard.press(key === ' ' ? 'Space' : key);
    await sleep(BETWEEN_KEYS_MS);
  }
  await sleep(RESTED_MS);
  await window.page.keyboard.press('Tab');
  await sleep(LEFT_MS);
  const busy = (await window.busy()) - before;
  strictEqual(await window.value(text), TEXT, 'what was typed is the answer');
  return busy / TEXT.length;
}
