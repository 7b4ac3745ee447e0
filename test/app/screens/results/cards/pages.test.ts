import { describe, expect, it } from 'vitest';
import { pageCount, pickPage } from '../../../../../app/screens/results/cards/useShownCards.ts';

describe('pages', () => {
  const items = Array.from({ length: 11 }, (_, index) => index);

  it.each([
    [0, 0],
    [5, 1],
    [6, 2],
    [11, 3],
  ])('of %i locations there are %i', (count, pages) => {
    expect(pageCount(count, 5)).toBe(pages);
  });

  it.each([
    [1, { page: 1, items: [0, 1, 2, 3, 4], first: 0 }],
    [3, { page: 3, items: [10], first: 10 }],
    [9, { page: 3, items: [10], first: 10 }],
    [0, { page: 1, items: [0, 1, 2, 3, 4], first: 0 }],
  ])('page %i', (page, expected) => {
    expect(pickPage(items, page, 5)).toEqual(expected);
  });
});
