import type { WindowPair } from '../browser/WindowPair.ts';
import { findTargets } from '../form/findTargets.ts';
import type { NeutralForm } from '../form/NeutralForm.ts';
import type { Figures } from './Figures.ts';
import { measureErrors } from './measureErrors.ts';
import { measureMount } from './measureMount.ts';
import { measureToggles } from './measureToggles.ts';
import { measureTyping } from './measureTyping.ts';

/**
 * All figures of one peer on one form. The lower of the two mount times counts, since other work of the machine can
 * only add to it.
 */
export async function measurePeer(
  { answered, empty }: WindowPair,
  address: string,
  form: NeutralForm,
): Promise<Figures> {
  const targets = findTargets(form);
  await answered.load(address);
  const bare = await answered.heap();
  const mount = await measureMount(answered, form);
  const formHeap = (await answered.heap()) - bare;
  const key = await measureTyping(answered, targets);
  const toggle = await measureToggles(answered, form, targets);

  await empty.load(address);
  const mountAgain = await measureMount(empty, form);
  const errors = await measureErrors(empty, form);
  return { mount: Math.min(mount, mountAgain), key, toggle, errors, formHeap };
}
