import type { WindowPair } from '../browser/WindowPair.ts';
import type { NeutralForm } from '../form/NeutralForm.ts';
import { targetsOf } from '../form/targetsOf.ts';
import type { Figures } from './Figures.ts';
import { measureErrors } from './measureErrors.ts';
import { measureMount } from './measureMount.ts';
import { measureToggles } from './measureToggles.ts';
import { measureTyping } from './measureTyping.ts';

/** All figures of one peer on one form. */
export async function measurePeer(windows: WindowPair, address: string, form: NeutralForm): Promise<Figures> {
  const targets = targetsOf(form);
  const first = await measureMount(windows.answered, address, form);
  const key = await measureTyping(windows.answered, targets);
  const toggle = await measureToggles(windows.answered, form, targets);
  const second = await measureMount(windows.empty, address, form);
  const errors = await measureErrors(windows.empty, form);
  return { mount: (first.mount + second.mount) / 2, key, toggle, errors, formHeap: first.formHeap };
}
