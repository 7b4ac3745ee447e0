import { expect, it } from 'vitest';
import { isPageId } from '../../schemas/routes.ts';

it.each(['flu-season', 'a', '2027', 'x'.repeat(64)])('%s can be the id of a page', (id) => {
  expect(isPageId(id)).toBe(true);
});

it.each([
  '',
  '-flu',
  'Flu',
  'flu_season',
  'flu season',
  'flu.json',
  '..',
  'a/b',
  'a\\b',
  'flu\n',
  'grïppe',
  '__proto__',
  'x'.repeat(65),
])('%j cannot', (id) => {
  expect(isPageId(id)).toBe(false);
});
