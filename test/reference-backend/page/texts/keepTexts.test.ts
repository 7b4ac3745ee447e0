import { expect, it } from 'vitest';
import { keepTexts } from '../../../../reference-backend/page/texts/keepTexts.ts';

it('keeps the texts of a page that guests ask for, however many other pages are made or edited', () => {
  const texts = keepTexts();
  const main = texts.keep({ name: 'main' }, 'words');
  const [first = ''] = Array.from({ length: 60 }, (_, index) => {
    expect(texts.find(main), `after ${index} others`).toBeDefined();
    return texts.keep({ name: 'contentPage', page: `page-${index}` }, 'words');
  });
  expect(first).toMatch(/^\/page-texts\/contentPage\/page-0\/[\w-]{16}$/);
  expect(texts.find(first)).toBeUndefined();
});
