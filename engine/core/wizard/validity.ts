import type { PagePlan } from '../form/FormPlan.ts';
import { presentedSchema, validatePage } from '../form/validatePage.ts';
import { givenAnswer, type PageView } from '../form/viewForm.ts';
import type { Json, JsonObject } from '../json/Json.ts';
import { readPath } from '../json/pointer.ts';
import { evaluateCondition } from '../rules/evaluateRule.ts';
import type { Answers } from '../rules/Scope.ts';
import { isAt, isCompleted, type Path, type PathPage, readPosition, viewAt } from './path.ts';
import type { StepPlan, WizardPlan } from './WizardPlan.ts';
import { readPageAnswers, type Verification, type WizardState } from './WizardState.ts';

interface CachedValidity {
  /** Everything that `valid` depends on. */
  readonly from: readonly unknown[];
  readonly valid: boolean;
}

/** Like `isValid`, but validates a page again only when its answers, its schema or what its checks read has changed. */
export function createIsValid(): typeof isValid {
  const pages = new Map<PagePlan, CachedValidity>();
  return (view, state) => {
    const from = collectInputs(view, state);
    const last = pages.get(view.page);
    if (last !== undefined && areSame(last.from, from)) return last.valid;
    const valid = isValid(view, state);
    pages.set(view.page, { from, valid });
    return valid;
  };
}

const collectInputs = (view: PathPage, { answers }: Pick<WizardState, 'answers'>): readonly unknown[] => [
  readPageAnswers(answers, readPosition(view)),
  presentedSchema(view),
  ...[...view.page.computes.keys()].map((field) => view.scope.answers[field]),
  ...view.page.checks.flatMap(({ that }) => that.reads.map((names) => readPath(view.scope, names))),
];

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => Object.is(each, other[index]));

/** Whether all shown answers of the page are valid. */
export const isValid = (view: PathPage, { answers }: Pick<WizardState, 'answers'>): boolean =>
  validatePage(view, readPageAnswers(answers, readPosition(view))).length === 0;

/** Whether the page needs no verification: there is nothing to verify, or exactly these answers were verified. */
export function isVerified(view: PathPage, { answers, verified }: Pick<WizardState, 'answers' | 'verified'>): boolean {
  const verification = buildVerification(view, readPageAnswers(answers, readPosition(view)));
  return (
    verification === undefined ||
    verified.some(({ position, values }) => isAt(view, position) && isSameVerification(values, verification.values))
  );
}

/** Both are made by `buildVerification`, so their members have the same order. */
const isSameVerification = (one: JsonObject, other: JsonObject): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the page needs an answer before the guest goes on past it. */
export const asks = (view: PathPage, state: WizardState): boolean =>
  !isCompleted(view, state) || !isValid(view, state) || !isVerified(view, state);

/**
 * The steps that are complete: the guest left every page with Continue, and every page is still valid and verified.
 *
 * @param isPageValid whether a page is valid; one made by `createIsValid` saves work when this runs after each edit
 */
export function doneSteps(path: Path, state: WizardState, isPageValid = isValid): ReadonlySet<StepPlan> {
  // The cheap test comes first, because validating takes longer.
  const left = new Set(path.map(({ step }) => step));
  for (const view of path) if (!isCompleted(view, state)) left.delete(view.step);
  for (const view of path)
    if (left.has(view.step) && !(isPageValid(view, state) && isVerified(view, state))) left.delete(view.step);
  return left;
}

/**
 * The JSON Schema keywords and the message names of checks that are violated on the guest's page, each once, in the
 * order of the fields. They reveal neither fields nor answers, so they may be reported.
 */
export function brokenConstraints(
  plan: WizardPlan,
  { answers, position }: Pick<WizardState, 'answers' | 'position'>,
  context: JsonObject,
): readonly string[] {
  const view = viewAt(plan, answers, position, context);
  if (view === undefined) return [];
  return [...new Set(validatePage(view, readPageAnswers(answers, position)).map(({ keyword }) => keyword))];
}

/**
 * What there is to verify on a page: the answers that its document names, as far as they are shown and given. Undefined
 * when there are none, or when the document's condition is not true.
 */
export function buildVerification({ page, shown, scope }: PageView, answers: Answers): Verification | undefined {
  const { verify } = page;
  if (verify === undefined) return undefined;
  if (verify.when !== undefined && evaluateCondition(verify.when, scope) !== true) return undefined;
  const values = verify.fields.flatMap(({ name, field }): readonly (readonly [string, Json])[] => {
    if (!shown.includes(field) || !Object.hasOwn(answers, field)) return [];
    const value = givenAnswer(answers[field]);
    return value === undefined ? [] : [[name, value]];
  });
  return values.length === 0 ? undefined : { as: verify.as, values: Object.fromEntries(values) };
}
