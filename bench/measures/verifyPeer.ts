import { deepStrictEqual, notStrictEqual, strictEqual } from 'node:assert/strict';
import { sleep } from '../browser/launch.ts';
import type { PeerWindow } from '../browser/PeerWindow.ts';
import type { WindowPair } from '../browser/WindowPair.ts';
import { findTargets, type Targets } from '../form/findTargets.ts';
import { shownKeys, unansweredKeys } from '../form/isShown.ts';
import type { NeutralAnswers, NeutralForm } from '../form/NeutralForm.ts';

/** No peer delays work for longer than this. */
const IDLE_MS = 300;

/**
 * Verifies that a peer's form works, so that only working forms are measured.
 *
 * @throws AssertionError for the first difference
 */
export async function verifyPeer(windows: WindowPair, address: string, form: NeutralForm): Promise<void> {
  const targets = findTargets(form);
  for (const window of [windows.answered, windows.empty]) {
    await window.load(address);
    await window.mount(form, shownKeys(form));
    await sees(window, form, {});
  }
  await verifyConditions(windows.answered, form, targets);
  await verifyAnswer(windows.answered, targets);
  await verifyErrors(windows.empty, form, targets);
}

async function sees(window: PeerWindow, form: NeutralForm, answers: NeutralAnswers): Promise<void> {
  await sleep(IDLE_MS);
  const seen = await window.seen(form.fields.map(({ key }) => key));
  deepStrictEqual(seen, shownKeys(form, answers), `fields seen after ${JSON.stringify(answers)}`);
}

/** One field shows two, one of these shows two more, and all four are hidden with the first field. */
async function verifyConditions(window: PeerWindow, form: NeutralForm, { outer, inner }: Targets): Promise<void> {
  await window.click({ kind: 'option', key: outer, value: 'yes' });
  await sees(window, form, { [outer]: 'yes' });
  await window.click({ kind: 'option', key: inner, value: 'yes' });
  await sees(window, form, { [outer]: 'yes', [inner]: 'yes' });
  await window.click({ kind: 'option', key: outer, value: 'no' });
  await sees(window, form, { [outer]: 'no', [inner]: 'yes' });
}

/** The typed text is the answer before and after the submit, and has no error. */
async function verifyAnswer(window: PeerWindow, { text }: Targets): Promise<void> {
  await type(window, text, 'typed text');
  strictEqual(await window.value(text), 'typed text', 'what was typed is the answer');
  await submit(window);
  strictEqual(await window.value(text), 'typed text', 'the answer outlives the submit');
  strictEqual(await window.error(text), '', 'a right answer has no error');
}

/**
 * Exactly the required fields show errors; a wrong answer has another error than a missing one, and a right answer has
 * none.
 */
async function verifyErrors(window: PeerWindow, form: NeutralForm, { pattern }: Targets): Promise<void> {
  strictEqual(await window.errorCount(), 0, 'no error before the submit');
  await submit(window);
  const invalidKeys: string[] = [];
  for (const key of shownKeys(form)) if (await window.error(key)) invalidKeys.push(key);
  deepStrictEqual(invalidKeys, unansweredKeys(form), 'fields with an error in an empty form');
  strictEqual(await window.errorCount(), invalidKeys.length, 'number of errors in an empty form');

  const unanswered = await window.error(pattern);
  await type(window, pattern, 'bad');
  await submit(window);
  notStrictEqual(await window.error(pattern), '', 'a wrong answer has an error');
  notStrictEqual(await window.error(pattern), unanswered, 'a wrong answer has another error than none');
  await type(window, pattern, '12345');
  await submit(window);
  strictEqual(await window.error(pattern), '', 'a right answer takes the error away');
  strictEqual(await window.errorCount(), invalidKeys.length - 1, 'the other errors stay');
}

async function type(window: PeerWindow, key: string, text: string): Promise<void> {
  await window.click({ kind: 'input', key });
  await window.page.keyboard.press('ControlOrMeta+a');
  await window.page.keyboard.type(text, { delay: 20 });
  await window.page.keyboard.press('Tab');
  await sleep(IDLE_MS);
}

async function submit(window: PeerWindow): Promise<void> {
  await window.click({ kind: 'submit' });
  await sleep(IDLE_MS);
}
