import { type PageView, viewForm } from '../form/viewForm.ts';
import type { JsonObject } from '../json/Json.ts';
import { evaluateCondition } from '../rules/evaluateRule.ts';
import type { Answers, Scope } from '../rules/Scope.ts';
import { isOnPath } from '../rules/truthPredicates.ts';
import type { StepPlan, WizardPlan } from './WizardPlan.ts';
import type { Position, WizardAnswers, WizardState } from './WizardState.ts';

/** One page on the path, with its shown and required fields. */
export interface PathPage extends PageView {
  readonly step: StepPlan;
}

/** The pages that the guest goes through, in order. Never empty. */
export type Path = readonly PathPage[];

export const isAt = ({ step, page }: PathPage, position: Position): boolean =>
  step.id === position.step && page.name === position.page;

/** The index of a position on the path; that of the first page where it is not on it. */
export const pageIndex = (path: Path, position: Position): number =>
  Math.max(
    path.findIndex((view) => isAt(view, position)),
    0,
  );

export const readPosition = ({ step, page }: PathPage): Position => ({ step: step.id, page: page.name });

export const isSamePosition = (one: Position, other: Position): boolean =>
  one.step === other.step && one.page === other.page;

/** Adds a position to a list unless it is already there. */
export const withPosition = (positions: readonly Position[], added: Position): readonly Position[] =>
  positions.some((position) => isSamePosition(position, added)) ? positions : [...positions, added];

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

/** The page at this position, for these answers; undefined when it is off the path. */
export const viewAt = (
  plan: WizardPlan,
  answers: WizardAnswers,
  position: Position,
  context: JsonObject,
): PathPage | undefined => pathFor(plan, answers, context).find((view) => isAt(view, position));

/** The position itself or, when it is no longer on the path, the last page before it. */
export function nearestPosition(plan: WizardPlan, path: Path, position: Position): Position {
  if (path.some((each) => isAt(each, position))) return position;
  const order = plan.steps.flatMap(({ id, form }) => form.pages.map(({ name }) => ({ step: id, page: name })));
  const rank = (wanted: Position): number => order.findIndex((each) => isSamePosition(each, wanted));
  const before = path.filter((each) => rank(readPosition(each)) < rank(position)).at(-1) ?? path[0];
  return before === undefined ? position : readPosition(before);
}

/** Whether the guest has left the page with Continue. */
export const isCompleted = (view: PathPage, { completed }: Pick<WizardState, 'completed'>): boolean =>
  completed.some((position) => isAt(view, position));

/** Whether the guest has reached the page at this index: it is the first or current page, or Continue led to it. */
export function isReached(path: Path, index: number, state: WizardState): boolean {
  const isLeft = (view: PathPage | undefined): boolean => view !== undefined && isCompleted(view, state);
  const view = path[index];
  if (view === undefined) return false;
  return index === 0 || isAt(view, state.position) || isLeft(view) || isLeft(path[index - 1]);
}
