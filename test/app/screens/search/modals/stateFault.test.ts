import { describe, expect, it } from 'vitest';
import { stateFault } from '../../../../../app/screens/search/modals/stateFault.ts';

const states = [
  { code: 'OH', name: 'Ohio', hasLicense: true },
  { code: 'TX', name: 'Texas', hasLicense: false },
];

describe('stateFault', () => {
  it.each([
    ['', 'required'],
    ['ZZ', 'required'],
    ['TX', 'notLicensed'],
    ['OH', undefined],
  ])('of %j is %s', (chosen, fault) => {
    expect(stateFault(states, chosen)).toBe(fault);
  });
});
