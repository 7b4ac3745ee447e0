import { options } from 'preact';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paintEntriesFirst } from '../../../../app/shell/layout/paintEntriesFirst.ts';

/** Two fields whose values one state keeps, as forms do, and what the page makes of them. */
function Form({ onSend }: { readonly onSend: (shown: string) => void }) {
  const [{ city, zip }, setPlace] = useState({ city: '', zip: '' });
  return (
    <>
      <input name="city" value={city} onChange={({ target }) => setPlace({ zip, city: target.value })} />
      <input name="zip" value={zip} onChange={({ target }) => setPlace({ city, zip: target.value })} />
      <output>{`${city} ${zip}`}</output>
      <button type="button" onClick={() => onSend(`${city} ${zip}`)}>
        Send
      </button>
    </>
  );
}

const usual = options.debounceRendering;
let root: ReturnType<typeof createRoot>;
let sent: string[];

beforeEach(async () => {
  const host = document.body.appendChild(document.createElement('main'));
  paintEntriesFirst(window);
  sent = [];
  root = createRoot(host);
  root.render(<Form onSend={(shown) => sent.push(shown)} />);
  await Promise.resolve();
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  if (usual) options.debounceRendering = usual;
  else delete options.debounceRendering;
});

const shown = () => document.querySelector('output')?.textContent;
const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
};
/** As a browser does it: the event before, the text, the event after. */
function type(name: string, character: string): void {
  const typing = { bubbles: true, inputType: 'insertText', data: character };
  field(name).dispatchEvent(new InputEvent('beforeinput', typing));
  field(name).value += character;
  field(name).dispatchEvent(new InputEvent('input', typing));
}
function fillIn(name: string, text: string): void {
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

test('what follows from a character is rendered after the frame that shows it', async () => {
  type('city', 'D');
  await Promise.resolve();
  expect(shown()).toBe(' ');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(shown()).toBe(' ');
  await expect.poll(shown).toBe('D ');
});

test('no character is lost of those that are typed within a frame, in two fields', async () => {
  for (const character of 'Day') type('city', character);
  for (const character of '454') type('zip', character);
  await expect.poll(shown).toBe('Day 454');
  expect(field('city').value).toBe('Day');
  expect(field('zip').value).toBe('454');
});

test('what the browser fills in at once is rendered one after the other', async () => {
  fillIn('city', 'Dayton');
  await Promise.resolve();
  expect(shown()).toBe('Dayton ');
  fillIn('zip', '45402');
  await Promise.resolve();
  expect(shown()).toBe('Dayton 45402');
});

test('a click at once finds what was entered', () => {
  type('city', 'D');
  document.querySelector('button')?.click();
  expect(sent).toEqual(['D ']);
});

test('in a tab that is not painted a character is not kept waiting', async () => {
  const { requestAnimationFrame: paint } = window;
  window.requestAnimationFrame = () => 0;
  type('city', 'D');
  await expect.poll(shown).toBe('D ');
  window.requestAnimationFrame = paint;
});
