import { brokenConstraints, type WizardPlan, type WizardState } from '#engine';
import type { Analytics } from '../analytics/Analytics.ts';

/** Reports why a Continue was refused: the step and the violated constraints, but no answers. */
export function reportConstraints(
  analytics: Analytics,
  plan: WizardPlan,
  before: WizardState,
  after: WizardState,
  context: Parameters<typeof brokenConstraints>[2],
): void {
  if (after.refusals === before.refusals) return;
  for (const keyword of brokenConstraints(plan, after, context))
    analytics.report({ type: 'constraintError', stepId: after.position.step, keyword });
}
