import { strictEqual } from 'node:assert/strict';
import { sleep } from '../browser/launch.ts';
import type { PeerWindow } from '../browser/PeerWindow.ts';
import { unansweredKeys } from '../form/isShown.ts';
import type { NeutralForm } from '../form/NeutralForm.ts';

const IDLE_MS = 100;

/** Milliseconds from a click on submit, with nothing answered, until all errors are on the screen. */
export async function measureErrors(window: PeerWindow, form: NeutralForm): Promise<number> {
  const count = unansweredKeys(form).length;
  const errors = await window.clickUntil({ kind: 'submit' }, { kind: 'errors', count });
  await sleep(IDLE_MS);
  strictEqual(await window.errorCount(), count, 'errors of an empty form');
  return errors;
}
