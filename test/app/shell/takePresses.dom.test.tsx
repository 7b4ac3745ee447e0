import { afterEach, expect, it } from 'vitest';
import { takePresses } from '../../../app/shell/takePresses.ts';
import '../../../app/shell/notePresses.ts';

function page(): HTMLElement {
  document.body.innerHTML =
    '<div id="root"><button type="button">A</button><button type="button"><b>B</b></button><button>Send</button><input></div>';
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  return root;
}

async function press(name: string): Promise<void> {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  // The clock of events counts milliseconds here.
  await new Promise((resolve) => setTimeout(resolve, 5));
}
/** Does the same again; returns what was pressed and entered, in order. */
function repeat(root: HTMLElement): readonly string[] {
  const done: string[] = [];
  const log = ({ target }: Event) =>
    done.push(target instanceof HTMLInputElement ? target.value : target instanceof Element ? target.textContent : '');
  const presses = takePresses(root);
  for (const input of root.querySelectorAll('input')) input.value = '';
  for (const type of ['click', 'change']) root.addEventListener(type, log);
  for (const press of presses) press();
  return done;
}

async function enter(text: string): Promise<void> {
  const [input] = document.getElementsByTagName('input');
  if (input) input.value = text;
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 5));
}

afterEach(() => document.body.replaceChildren());

it('repeats each press before, and what was entered after one, in the order of time, once', async () => {
  const root = page();
  for (const name of ['A', 'B', 'A', 'Send']) await press(name);
  expect(root.hasAttribute('data-used')).toBe(true);
  await enter('typed');
  expect(repeat(root)).toEqual(['A', 'B', 'A', 'typed']);
  await press('B');
  expect(takePresses(root)).toEqual([]);
});

it('leaves what was entered before all presses to the form', async () => {
  const root = page();
  await enter('typed');
  await press('A');
  expect(repeat(root)).toEqual(['A']);
});

it('is told of a key, but not of what is outside of the app', () => {
  const root = page();
  document.body.click();
  expect(root.hasAttribute('data-used')).toBe(false);
  root.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(root.hasAttribute('data-used')).toBe(true);
});
