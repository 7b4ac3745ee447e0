import { expect, it } from 'vitest';
import { licensureContext } from '../../../../app/screens/prescreen/state/openPrescreen.ts';

it('offers every state by name, and lists those without a license', () => {
  expect(
    licensureContext([
      { name: 'Ohio', code: 'OH', hasLicense: true },
      { name: 'Alabama', code: 'AL', hasLicense: false },
      { name: 'District of Columbia', code: 'DC', hasLicense: false },
    ]),
  ).toEqual({
    licensureStates: [
      { value: 'AL', title: 'Alabama' },
      { value: 'DC', title: 'District of Columbia' },
      { value: 'OH', title: 'Ohio' },
    ],
    unlicensedStates: ['AL', 'DC'],
  });
});
