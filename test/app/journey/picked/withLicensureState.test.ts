import { expect, it } from 'vitest';
import { withLicensureState } from '../../../../app/journey/index.ts';
import { clinic } from '../fixtures.ts';

it('puts the state of the guest with the provider', () => {
  expect(withLicensureState({ ...clinic, licensureState: 'KY' }, 'OH')).toEqual({ ...clinic, licensureState: 'OH' });
});

it('leaves a provider without any for a flow that names no state', () => {
  expect(withLicensureState({ ...clinic, licensureState: 'OH' }, undefined)).toStrictEqual(clinic);
});
