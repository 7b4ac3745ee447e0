import type { WizardAction, WizardState } from '#engine';

/**
 * Whether a page was left for the next one. False for a page with violations, and for one that must be verified first.
 */
export const hasContinued = ({ type }: WizardAction, before: WizardState, after: WizardState): boolean =>
  (type === 'continue' || type === 'verified') &&
  after.phase === 'editing' &&
  after.position !== before.position &&
  after.refusals === before.refusals;
