import { describe, expect, it } from 'vitest';
import { shorten, shortenBoth } from '../../../../authoring/compare/report/shorten.ts';

describe('long texts', () => {
  it('are cut, and short ones are not', () => {
    expect(shorten('Find')).toBe('Find');
    expect(shorten('a'.repeat(500))).toBe(`${'a'.repeat(119)}…`);
  });

  it('show where two of them differ', () => {
    const same = 'a'.repeat(200);
    expect(shortenBoth(`${same}yes`, `${same}no`)).toEqual([`…${'a'.repeat(40)}yes`, `…${'a'.repeat(40)}no`]);
    expect(shortenBoth('yes', 'no')).toEqual(['yes', 'no']);
    expect(shortenBoth(same, `${same}!`)).toEqual([`…${'a'.repeat(40)}`, `…${'a'.repeat(40)}!`]);
  });
});
