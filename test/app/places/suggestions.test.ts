import { describe, expect, it } from 'vitest';
import { suggestionLabels, suggestionQuery } from '../../../app/places/useSuggestions.ts';

describe('suggestionQuery', () => {
  it.each([
    ['45202', '45202'],
    [' 45202 ', '45202'],
    ['Cin', 'Cin'],
    ['4th', '4th'],
    ['Cincinnati, OH', 'Cincinnati, OH'],
    ['', undefined],
    ['   ', undefined],
    ['Ci', undefined],
    [' Ci ', undefined],
    ['4520', undefined],
    ['452021', undefined],
    ['45202-1234', '45202'],
    ['452021234', '45202'],
    ['45202 1234', '45202'],
    ['45202–1234', '45202'],
    ['４５２０２', '45202'],
    ['４５２０２－１２３４', '45202'],
    ['４５２０', undefined],
    ['45202-123', '45202-123'],
    ['45202 Cincinnati', '45202 Cincinnati'],
    ['a'.repeat(128), 'a'.repeat(128)],
    ['a'.repeat(129), undefined],
    ['Mason\t', 'Mason'],
    ['Mason\u202e', undefined],
  ])('%j asks for %j', (typed, query) => {
    expect(suggestionQuery(typed)).toBe(query);
  });
});

describe('suggestionLabels', () => {
  const cincinnati = { cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45202' };
  const dayton = { cityTown: 'Dayton', stateProvince: 'OH', postalCode: '45402' };

  it('has the ZIP where digits were typed', () => {
    expect(suggestionLabels('45202', [cincinnati])).toEqual(['Cincinnati, OH 45202']);
  });

  it('has city and state alone where letters were typed, each once', () => {
    const other = { ...cincinnati, postalCode: '45203' };
    expect(suggestionLabels('Cin', [cincinnati, other, dayton])).toEqual(['Cincinnati, OH', 'Dayton, OH']);
  });
});
