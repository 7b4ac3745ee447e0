import { expect, test, vi } from 'vitest';
import { ignoreSecondClicks } from '../../../../app/shell/layout/ignoreSecondClicks.ts';

/** A page whose first button brings another action to the place where it stood. */
function openPage() {
  const view = document.implementation.createHTMLDocument();
  view.body.innerHTML =
    '<button id="first">Cancel</button><a id="link" href="#x"><b id="inside">Keep</b></a><button id="second">Cancel</button><input id="field" type="checkbox">';
  ignoreSecondClicks(view);
  const pressed = vi.fn();
  view.body.addEventListener('click', ({ target, defaultPrevented }) => {
    if (target instanceof Element && !defaultPrevented) pressed(target.id);
  });
  const click = (id: string, detail: number): void => {
    for (const type of ['mousedown', 'click'])
      view.getElementById(id)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
  };
  return { pressed, click };
}

test.each([
  ['a button that came under the finger', ['first', 'second'], ['first']],
  ['a link that came under the finger', ['first', 'inside'], ['first']],
  ['the same button', ['first', 'first'], ['first', 'first']],
  ['another part of the same link', ['link', 'inside'], ['link', 'inside']],
  ['a field', ['first', 'field'], ['first', 'field']],
])('a double click, the second time on %s', (_where, hits, expected) => {
  const { pressed, click } = openPage();
  for (const [index, id] of hits.entries()) click(id, index + 1);
  expect(pressed.mock.calls.flat()).toEqual(expected);
});

test('clicks of their own count wherever they are, also those of the keyboard', () => {
  const { pressed, click } = openPage();
  click('first', 1);
  click('second', 1);
  click('link', 0);
  expect(pressed.mock.calls.flat()).toEqual(['first', 'second', 'link']);
});
