import type { PagePlan } from '../../form/PagePlan.ts';
import { presentedSchema } from '../../form/validatePage.ts';
import { readPath } from '../../json/pointer.ts';
import { readPageAnswers } from '../readPageAnswers.ts';
import type { WizardState } from '../WizardState.ts';
import { type PathPage, readPosition } from './Path.ts';
import { isValid } from './pageValidity.ts';

interface CachedValidity {
  /** All that `valid` came from. */
  readonly from: readonly unknown[];
  readonly valid: boolean;
}

/** Like `isValid`, but a page is judged anew only when an answer on it, or one that its checks read, is another one. */
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
  ...view.page.checks.flatMap(({ that }) => that.reads.map((names) => readPath(view.scope, names))),
];

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => Object.is(each, other[index]));
