import { strictEqual } from 'node:assert/strict';
import { sleep } from '../browser/launch.ts';
import type { PeerWindow } from '../browser/PeerWindow.ts';
import type { Targets } from '../form/findTargets.ts';

const TEXT = 'the quick brown fox jumps over';
const BETWEEN_KEYS_MS = 25;
/** Time within which work is done that a peer delays until the typing pauses, or until the field is left. */
const RESTED_MS = 300;
const LEFT_MS = 150;

/** Milliseconds of the main thread per key in a text field, including all work that a key delays, and the blur. */
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
