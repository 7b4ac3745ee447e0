import { afterEach, expect, it } from 'vitest';
import { takePresses } from '../../../app/shell/takePresses.ts';
import '../../../app/shell/notePresses.ts';

function page(): HTMLElement {
  document.body.innerHTML =
    '<div id="root"><button type="button">A</button><button type="button"><b>B</b></button><button>Send</button></div>';
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  return root;
}

async function press(name: string): Promise<void> {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  // The clock of events counts milliseconds here.
  await new Promise((resolve) => setTimeout(resolve, 5));
}
const names = (pressed: readonly HTMLElement[]) => pressed.map(({ textContent }) => textContent);

afterEach(() => document.body.replaceChildren());

it('gives the buttons that were pressed before, in the order of the last press of each, once', async () => {
  const root = page();
  for (const name of ['A', 'B', 'A', 'Send']) await press(name);
  expect(root.hasAttribute('data-used')).toBe(true);
  expect(names(takePresses(root))).toEqual(['B', 'A']);
  await press('B');
  expect(takePresses(root)).toEqual([]);
});

it('is told of a key, but not of what is outside of the app', () => {
  const root = page();
  document.body.click();
  expect(root.hasAttribute('data-used')).toBe(false);
  root.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(root.hasAttribute('data-used')).toBe(true);
});
