import { expect, it } from 'vitest';
import { withLicensureState } from '../../../../app/journey/index.ts';
import { clinic } from '../fixtures.ts';

it('puts the state of the guest with the provider', () => {
  expect(withLicensureState(clinic, 'KY')).toEqual({ ...clinic, licensureState: 'KY' });
});

it('leaves a provider as it is for a flow that names no state', () => {
  expect(withLicensureState(clinic, undefined)).toBe(clinic);
});
