import { describe, expect, it } from 'vitest';
import { compareNames } from '../../../app/formatting/compareNames.ts';

describe('the order of names', () => {
  it.each([
    [
      ['Zoster', 'flu', 'Asthma', 'COVID-19'],
      ['Asthma', 'COVID-19', 'flu', 'Zoster'],
    ],
    [
      ['Flu', 'flu', 'Flu (nasal)'],
      ['flu', 'Flu', 'Flu (nasal)'],
    ],
    [
      ['HPV 9', 'HPV', 'HPV-2'],
      ['HPV', 'HPV 9', 'HPV-2'],
    ],
    [
      ['Zoster', 'Ébola', 'Eczema'],
      ['Ébola', 'Eczema', 'Zoster'],
    ],
  ])('of %j', (names, sorted) => {
    expect(names.toSorted(compareNames)).toEqual(sorted);
    // As the language has it.
    expect(names.toSorted((a, b) => a.localeCompare(b, 'en-US'))).toEqual(sorted);
  });
});
