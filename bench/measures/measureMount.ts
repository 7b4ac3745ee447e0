import type { PeerWindow } from '../browser/PeerWindow.ts';
import { sleep } from '../browser/sleep.ts';
import { shownKeys } from '../form/isShown.ts';
import type { NeutralForm } from '../form/NeutralForm.ts';

/** What comes after the paint (effects, idle work) is over by then. */
const SETTLED_MS = 300;

/** Loads a peer's page and mounts the form; ms until all shown fields are on the screen, and KiB that the form takes. */
export async function measureMount(window: PeerWindow, address: string, form: NeutralForm) {
  await window.load(address);
  const before = await window.heap();
  const mount = await window.mount(form, shownKeys(form));
  await sleep(SETTLED_MS);
  return { mount, formHeap: (await window.heap()) - before };
}
