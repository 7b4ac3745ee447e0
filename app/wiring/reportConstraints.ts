import { brokenConstraints, type WizardPlan, type WizardState } from '#engine';
import type { Analytics } from '../analytics/Analytics.ts';

/** Tells what was wrong where a Continue was refused: of which step, and which constraints, never in which answers. */
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
