import { afterEach, expect, it } from 'vitest';
import { noteStyles } from '../../../app/chunks/noteStyles.ts';

afterEach(() => document.head.replaceChildren());

it('finds the style sheets of the page as links that load nothing', () => {
  document.head.innerHTML = '<style data-files="/a.css /b.css"></style><style data-files=""></style><style></style>';
  noteStyles(document);
  const links = [...document.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href'), link.hasAttribute('disabled')])).toEqual([
    ['stylesheet', '/a.css', true],
    ['stylesheet', '/b.css', true],
  ]);
});
