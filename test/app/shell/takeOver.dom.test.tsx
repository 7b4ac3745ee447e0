import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { EarlyEntries } from '../../../app/app-services/index.ts';
import { Later } from '../../../app/chunks/Later.tsx';
import { takeOver } from '../../../app/shell/takeOver.tsx';
import '../../../app/shell/notePresses.ts';

function Counter({ name }: { readonly name: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses((before) => before + 1)}>
      {name} {presses}
    </button>
  );
}

const app = (
  <div>
    <header>
      <Counter name="Menu" />
    </header>
    <main>
      <Later turn="screen">
        <form>
          <input id="place" />
          <Counter name="Today" />
        </form>
      </Later>
    </main>
    <Later turn="rest">
      <footer>Help</footer>
    </Later>
  </div>
);

/** The page as the server has rendered it. */
function page(): HTMLElement {
  document.body.innerHTML =
    '<div id="root"><div><header><button type="button">Menu 0</button></header>' +
    '<main><form><input id="place"><button type="button">Today 0</button></form></main><footer>Help</footer></div></div>';
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  return root;
}

const press = (name: string): void =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name))?.click();

afterEach(() => document.body.replaceChildren());

it('takes over what the server has rendered, and repeats what was pressed before', async () => {
  const root = page();
  const before = [...root.querySelectorAll('*')];
  press('Menu');
  press('Today');
  press('Today');
  await takeOver(root, app, new Set());
  await expect.poll(() => root.textContent).toBe('Menu 1Today 2Help');
  expect([...root.querySelectorAll('*')]).toEqual(before);
});

it('counts each press while the frame answers already and the screen does not', async () => {
  const root = page();
  const early = new Set<EarlyEntries>();
  const taken = takeOver(root, app, early);
  press('Menu');
  press('Today');
  root.querySelector('input')?.setAttribute('value', 'Ohio');
  await taken;
  await expect.poll(() => root.textContent).toBe('Menu 1Today 1Help');
  expect([...early].map(({ controls }) => controls.get('place')?.text)).toEqual(['Ohio']);
});
