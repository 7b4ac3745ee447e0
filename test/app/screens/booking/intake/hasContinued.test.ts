import { describe, expect, it } from 'vitest';
import type { WizardState } from '#engine';
import { hasContinued } from '../../../../../app/screens/booking/intake/useIntake.ts';

const before: WizardState = {
  answers: {},
  filled: {},
  position: { step: 'who', page: 'name' },
  phase: 'editing',
  completed: [],
  verified: [],
  attempted: [],
  refusals: 0,
};
const next = { step: 'consent', page: 'signature' };

describe('a page', () => {
  it.each(['continue', 'verified'] as const)('is left for the next one by %s', (type) => {
    expect(hasContinued({ type }, before, { ...before, position: next })).toBe(true);
  });

  it.each([
    ['goes back', 'back', { position: next }],
    ['meets errors', 'continue', { refusals: 1 }],
    ['is sent to a page with errors', 'continue', { position: next, refusals: 1 }],
    ['waits for a page to be verified', 'continue', { position: next, phase: 'verifying' }],
    ['books', 'continue', { phase: 'submitting' }],
    ['books once all is verified', 'verified', { position: next, phase: 'submitting' }],
    ['edits the address', 'verificationStopped', {}],
  ] as const)('is not, where the guest %s', (_what, type, after) => {
    expect(hasContinued({ type }, before, { ...before, ...after })).toBe(false);
  });
});
