import type { PagePlan } from '../../form/FormPlan.ts';
import { presentedSchema, validatePage } from '../../form/validatePage.ts';
import type { JsonObject } from '../../json/Json.ts';
import { readPath } from '../../json/pointer.ts';
import { readPageAnswers } from '../readPageAnswers.ts';
import { buildVerification } from '../verification/buildVerification.ts';
import type { WizardState } from '../WizardState.ts';
import { isAt, type PathPage, readPosition } from './Path.ts';

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
