import type { CheckPlan, PagePlan } from '#engine';
import { listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import type { Condition } from '../solve/Condition.ts';
import { checkCondition, givenCondition, limitsCondition, shownConditions } from './formConditions.ts';
import type { StepContext } from './StepContext.ts';

interface PlacedCheck {
  readonly check: CheckPlan;
  readonly place: StepContext['stepPlace'];
}

/** Reports checks whose message is never shown, and checks that no answer passes. */
export function proveChecks(step: StepContext, page: PagePlan, shown: readonly string[]): void {
  const at = step.places.checks(page.name);
  const checks = page.checks.map((check, index) => ({ check, place: below(at[index] ?? step.stepPlace, 'that') }));
  const asked = checks.filter(({ check }) => shown.includes(check.names[0] ?? ''));
  for (const [index, each] of asked.entries()) {
    const earlier = asked.slice(0, index).filter(({ check }) => check.path === each.check.path);
    proveFailure(step, page, each, earlier);
  }
  // Whether any value of a computed field is accepted is a question about its limits, too: see `proveFields`.
  const answered = asked.filter(({ check }) => !page.computes.has(check.names[0] ?? ''));
  for (const path of new Set(answered.map(({ check }) => check.path)))
    provePassing(
      step,
      page,
      asked.filter(({ check }) => check.path === path),
    );
}

function proveFailure(
  step: StepContext,
  page: PagePlan,
  { check, place }: PlacedCheck,
  earlier: readonly PlacedCheck[],
): void {
  const resolve = step.model.findEntry(check)?.resolve ?? step.model.resolve;
  if (!isFree(check.that, resolve)) return;
  const [field = ''] = check.names;
  const failing = [
    checkCondition(step, check, place, true),
    givenCondition(step, check),
    ...shownConditions(step, page, field),
  ];
  const never = step.prover.excluded(failing);
  const isComputed = page.computes.has(field);
  const excluding =
    never ?? (isComputed ? step.prover.excluded([limitsCondition(step, page, field), ...failing]) : undefined);
  if (excluding === undefined) {
    proveEffect(step, { check, place }, earlier, failing);
    return;
  }
  const reason = never === undefined ? 'what fails the check is refused before' : 'the check never fails';
  step.report({
    ...place,
    code: 'message-never-shown',
    severity: 'error',
    message: `The message "${check.message}" of "${check.path}" can never be shown: ${reason}.`,
    excluding: listReasons(excluding, place),
  });
}

/** Reports a check that refuses nothing but what the checks before it refuse. */
function proveEffect(
  step: StepContext,
  { check, place }: PlacedCheck,
  earlier: readonly PlacedCheck[],
  failing: readonly Condition[],
): void {
  if (earlier.length === 0) return;
  const passing = earlier.map((each) => checkCondition(step, each.check, each.place, false));
  const excluding = step.prover.excluded([...passing, ...failing]);
  if (excluding === undefined) return;
  step.report({
    ...place,
    code: 'check-without-effect',
    severity: 'error',
    message: `The check "${check.message}" of "${check.path}" changes nothing: what it refuses, a check before it refuses already.`,
    excluding: listReasons(excluding, place),
  });
}

function provePassing(step: StepContext, page: PagePlan, checks: readonly PlacedCheck[]): void {
  const [first] = checks;
  if (first === undefined) return;
  const [field = ''] = first.check.names;
  const excluding = step.prover.excluded([
    ...checks.map(({ check, place }) => checkCondition(step, check, place, false)),
    givenCondition(step, first.check),
    ...shownConditions(step, page, field),
  ]);
  if (excluding === undefined) return;
  step.report({
    ...first.place,
    code: 'no-answer-accepted',
    severity: 'error',
    message: `No answer to "${first.check.path}" is accepted.`,
    excluding: listReasons(excluding, first.place),
  });
}
