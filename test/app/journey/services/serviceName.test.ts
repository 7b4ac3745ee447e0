import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsPattern, isNamed, listedName, nameService } from '../../../../app/journey/services/serviceName.ts';

describe('fitsPattern', () => {
  it.each([
    ['Flu', 'Flu', true],
    ['FLU', 'flu', true],
    ['Flu', 'Fl', false],
    ['Flu Vaccine', 'Flu*', true],
    ['Flu', 'Flu*', true],
    ['Walk-In Flu Vaccine', '*Flu*', true],
    ['Walk-In Flu Vaccine', '*Vaccine', true],
    ['Walk-In Flu Vaccine', 'Walk*Vaccine', true],
    ['Walk-In Flu Vaccine', 'Walk*Vaccines', false],
    ['Hepatitis A dose 1', '*dose*dose*', false],
    ['aba', 'ab*ba', false],
    ['Flu (2026+)', 'Flu (2026+)', true],
    ['Flu', '**', true],
  ])('%s fits %s: %s', (name, pattern, fits) => {
    expect(fitsPattern(name, pattern)).toBe(fits);
  });

  it('takes a star for any text', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 });
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 }), texts, (name, pattern) => {
        expect(fitsPattern(name, pattern)).toBe(new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name));
      }),
    );
  });
});

describe('nameService', () => {
  const names = {
    names: [{ serviceIds: [64, 65], name: 'By id' }],
    patterns: [
      { pattern: 'DOT *', name: 'First that fits' },
      { pattern: '*', name: 'Second that fits' },
    ],
  };

  it.each([
    [64, 'DOT Physical', 'By id'],
    [63, 'DOT Physical', 'First that fits'],
    [30, 'Sore Throat', 'Second that fits'],
  ])('%d, "%s", is "%s" to guests, and keeps its own name beside it', (id, name, shown) => {
    const named = nameService({ id, name, category: 'Kept' }, names);
    expect(named).toEqual({ id, name: shown, listedName: name, category: 'Kept' });
    expect(listedName(named)).toBe(name);
    expect([name, shown, 'Other', undefined].map((text) => isNamed(named, text))).toEqual([true, true, false, false]);
  });

  it('leaves a service alone that has no other name', () => {
    const service = { id: 30, name: 'Sore Throat' };
    expect(nameService(service, { names: [], patterns: [] })).toBe(service);
    expect(nameService(service, { names: [{ serviceIds: [30], name: 'Sore Throat' }], patterns: [] })).toBe(service);
    expect(listedName(service)).toBe('Sore Throat');
  });
});
