import { deepStrictEqual } from 'node:assert/strict';
import { sleep } from '../browser/launch.ts';
import type { PeerWindow } from '../browser/PeerWindow.ts';
import type { Targets } from '../form/findTargets.ts';
import { shownKeys } from '../form/isShown.ts';
import type { NeutralForm } from '../form/NeutralForm.ts';
import { median } from '../report/figure.ts';

const IDLE_MS = 50;

/** One answer to a radio field, and the fields that it shows or hides. */
interface Toggle {
  readonly key: string;
  readonly value: 'yes' | 'no';
  readonly kind: 'shown' | 'hidden';
  readonly keys: readonly string[];
}

/** Shows and hides fields several times, then shows a chain of fields and hides all of it at once. */
function listToggles({ outer, inner, shownByOuter, shownByInner }: Targets): readonly Toggle[] {
  const on: Toggle = { key: outer, value: 'yes', kind: 'shown', keys: shownByOuter };
  const off: Toggle = { key: outer, value: 'no', kind: 'hidden', keys: shownByOuter };
  const chain: Toggle = { key: inner, value: 'yes', kind: 'shown', keys: shownByInner };
  return [on, off, on, off, on, chain, { ...off, keys: [...shownByOuter, ...shownByInner] }];
}

/**
 * Milliseconds from a click on a radio until the fields that it shows or hides have appeared or disappeared; the
 * median.
 */
export async function measureToggles(window: PeerWindow, form: NeutralForm, targets: Targets): Promise<number> {
  const all = form.fields.map(({ key }) => key);
  const answers: Record<string, string> = {};
  const times: number[] = [];
  for (const { key, value, kind, keys } of listToggles(targets)) {
    times.push(await window.clickUntil({ kind: 'option', key, value }, { kind, keys }));
    await sleep(IDLE_MS);
    answers[key] = value;
    deepStrictEqual(await window.seen(all), shownKeys(form, answers), `fields shown after ${key} = ${value}`);
  }
  return median(times);
}
