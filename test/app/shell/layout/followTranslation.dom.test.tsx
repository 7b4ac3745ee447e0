import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { followTranslation } from '../../../../app/shell/layout/followTranslation.ts';

/** Puts an element in the place of the text, as a browser that translates does. */
function translate(element: Element, translation: string): void {
  const font = document.createElement('font');
  font.textContent = translation;
  element.firstChild?.replaceWith(font);
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('shows a text that has changed since it was translated, as often as it changes', async () => {
  const { container, rerender } = render(<h2>Your name</h2>);
  followTranslation(container);
  const heading = container.querySelector('h2');
  if (!heading) throw new Error('there is no heading');
  translate(heading, 'Su nombre');
  await settled();
  rerender(<h2>Your address</h2>);
  await settled();
  expect(heading.textContent).toBe('Your address');
  translate(heading, 'Su dirección');
  await settled();
  rerender(<h2>Your insurance</h2>);
  await settled();
  expect(heading.textContent).toBe('Your insurance');
});

it('keeps a translation whose text has not changed', async () => {
  const { container, rerender } = render(<h2>Your name</h2>);
  followTranslation(container);
  const heading = container.querySelector('h2');
  if (!heading) throw new Error('there is no heading');
  translate(heading, 'Su nombre');
  await settled();
  rerender(<h2>Your name</h2>);
  await settled();
  expect(heading.textContent).toBe('Su nombre');
});
