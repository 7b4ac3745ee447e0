import { sleep } from '../browser/launch.ts';
import type { PeerWindow } from '../browser/PeerWindow.ts';
import { shownKeys } from '../form/isShown.ts';
import type { NeutralForm } from '../form/NeutralForm.ts';

/** Time within which work after the paint (effects, idle work) is over. */
const IDLE_MS = 200;

/** Milliseconds from mounting the form on a peer's page until all shown fields are on the screen. */
export async function measureMount(window: PeerWindow, form: NeutralForm): Promise<number> {
  const mount = await window.mount(form, shownKeys(form));
  await sleep(IDLE_MS);
  return mount;
}
