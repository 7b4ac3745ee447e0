import type { Place } from '../../errors/ContentProblem.ts';
import type { PagePlan } from '../../form/FormPlan.ts';
import { formatPointer } from '../../json/pointer.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import { evaluateCondition } from '../../rules/evaluateRule.ts';
import type { Scope } from '../../rules/Scope.ts';
import type { Path } from '../../wizard/path.ts';
import type { StepPlan } from '../../wizard/WizardPlan.ts';
import type { Effect, Reason } from '../explanation/Explanation.ts';
import { explainPart, type Names } from '../explanation/explainPart.ts';
import { namesIn, scopeOf } from './StepScope.ts';
import type { WizardCase } from './WizardCase.ts';

/** What the reasons of one step are made with. */
export interface StepReasons {
  readonly step: StepPlan;
  readonly scope: Scope;
  readonly names: Names;
  readonly given: WizardCase;
}

export const stepReasons = (given: WizardCase, path: Path, step: StepPlan): StepReasons => ({
  step,
  given,
  scope: scopeOf(given, path, step),
  names: namesIn(given, path, step),
});

/** The place of a part of a page in its form definition. */
export function placeInPage({ step }: StepReasons, page: PagePlan, ...names: readonly (string | number)[]): Place {
  const index = step.form.pages.findIndex(({ name }) => name === page.name);
  return { document: step.document, pointer: formatPointer(['pages', index, ...names]) };
}

/** A rule as a reason. */
export function ruleReason(
  { step, scope, names }: StepReasons,
  rule: CompiledRule,
  effect: Effect,
  decides: boolean,
  data: unknown = scope,
): Reason {
  const place = rule.place ?? { document: step.document, pointer: '' };
  return { ...place, effect, decides, rule: explainPart(rule.root, data, names) };
}

/** The rule that computes the value of a field; none for other fields. */
export function computeReasons(at: StepReasons, page: PagePlan, field: string): readonly Reason[] {
  const rule = page.computes.get(field);
  return rule === undefined ? [] : [ruleReason(at, rule, 'compute', true)];
}

/** Rules that must all be true: where one is not, only those decide that are not. */
export function conditionReasons(
  at: StepReasons,
  rules: readonly (readonly [Effect, CompiledRule | undefined])[],
): readonly Reason[] {
  const truths = rules.map(([, rule]) => rule === undefined || evaluateCondition(rule, at.scope) === true);
  const holds = truths.every((truth) => truth);
  return rules.flatMap(([effect, rule], index) =>
    rule === undefined ? [] : [ruleReason(at, rule, effect, holds || truths[index] === false)],
  );
}

export const pageConditions = ({ step }: StepReasons, page: PagePlan) =>
  [
    ['step', step.when],
    ['page', page.when],
  ] as const;

export const fieldConditions = (at: StepReasons, page: PagePlan, field: string) =>
  [...pageConditions(at, page), ...(page.shows.get(field) ?? []).map((rule) => ['show', rule] as const)] as const;
