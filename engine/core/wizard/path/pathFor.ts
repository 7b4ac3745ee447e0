import { viewForm } from '../../form/viewForm.ts';
import type { JsonObject } from '../../json/Json.ts';
import { evaluateCondition } from '../../rules/evaluateRule.ts';
import type { Answers, Scope } from '../../rules/Scope.ts';
import { isOnPath } from '../../rules/truthPredicates.ts';
import type { WizardPlan } from '../WizardPlan.ts';
import type { WizardAnswers } from '../WizardState.ts';
import type { Path, PathPage } from './Path.ts';

/**
 * The pages that these answers lead through, each with its shown and required fields.
 *
 * @param context what the rules may read besides the answers; nothing when absent
 */
export function pathFor(plan: WizardPlan, answers: WizardAnswers, context: JsonObject = {}): Path {
  const steps: Record<string, Answers> = {};
  const path: PathPage[] = [];
  for (const step of plan.steps) {
    const scope: Scope = { answers: {}, steps, settings: step.form.settings, context };
    if (step.when !== undefined && !isOnPath(evaluateCondition(step.when, scope))) continue;
    const given = Object.hasOwn(answers, step.id) ? answers[step.id] : undefined;
    const views = viewForm(step.form, given ?? {}, { steps: { ...steps }, context });
    const [first] = views;
    if (first === undefined) continue;
    steps[step.id] = first.scope.answers;
    for (const view of views) path.push({ ...view, step });
  }
  return path;
}
