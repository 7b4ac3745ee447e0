import { expect, it } from 'vitest';
import { addressPrivacy } from '../../../app/shell/addressPrivacy.ts';

it.each([
  ['/health-services/scheduler', false, false],
  ['/health-services/scheduler/canceled', false, false],
  ['/health-services/scheduler/cancel', false, false],
  ['/health-services/scheduler?location=45202', false, false],
  ['/health-services/scheduler?benefitCode=CARE2027', false, true],
  ['/health-services/scheduler?medicaid=1', false, true],
  ['/health-services/scheduler/cancel/id/code', true, true],
  ['/Health-Services/Scheduler/CANCEL/id/code', true, true],
  ['/health-services/scheduler/cancel/id/code/', true, true],
  ['/health-services/scheduler/cancel/id/code/more', true, true],
  ['/health-services/scheduler/cancel/id/code?from=mail', true, true],
  ['//health-services//scheduler/cancel/id/code', true, true],
])('%s: silent %s, private %s', (address, silent, isPrivate) => {
  const privacy = addressPrivacy(new URL(`https://clinic.example${address}`));
  expect([privacy.isSilent(), privacy.wasPrivate]).toEqual([silent, isPrivate]);
});

it('is silent as long as the address is shown', () => {
  const location = new URL('https://clinic.example/health-services/scheduler/cancel/id/code');
  const { isSilent, wasPrivate } = addressPrivacy(location);
  expect(isSilent()).toBe(true);
  location.pathname = '/health-services/scheduler/canceled';
  expect([isSilent(), wasPrivate]).toEqual([false, true]);
});
