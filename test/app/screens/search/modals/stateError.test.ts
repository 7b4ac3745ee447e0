import { describe, expect, it } from 'vitest';
import { stateError } from '../../../../../app/screens/search/modals/StateSelect.tsx';

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
  ])('of %j is %s', (chosen, error) => {
    expect(stateError(states, chosen)).toBe(error);
  });
});
