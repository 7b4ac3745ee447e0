import type { WizardAction, WizardState } from '#engine';

/** A page was left for the next one; not for one that is wrong, nor for one that is verified first. */
export const hasContinued = ({ type }: WizardAction, before: WizardState, after: WizardState): boolean =>
  (type === 'continue' || type === 'verified') &&
  after.phase === 'editing' &&
  after.position !== before.position &&
  after.refusals === before.refusals;
