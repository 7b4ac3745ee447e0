import { validatePage } from '../../form/validatePage.ts';
import type { JsonObject } from '../../json/Json.ts';
import { readPageAnswers } from '../readPageAnswers.ts';
import { buildVerification } from '../verification/buildVerification.ts';
import type { WizardState } from '../WizardState.ts';
import { isAt, type PathPage, readPosition } from './Path.ts';

/** Nothing on the page is wrong now. */
export const isValid = (view: PathPage, { answers }: Pick<WizardState, 'answers'>): boolean =>
  validatePage(view, readPageAnswers(answers, readPosition(view))).length === 0;

/** Nothing on the page waits to be verified: there is nothing to verify, or it was done with the answers of now. */
export function isVerified(view: PathPage, { answers, verified }: Pick<WizardState, 'answers' | 'verified'>): boolean {
  const verification = buildVerification(view, readPageAnswers(answers, readPosition(view)));
  return (
    verification === undefined ||
    verified.some(({ position, values }) => isAt(view, position) && areSame(values, verification.values))
  );
}

/** Both come from `buildVerification`, which gives the members in one order. */
const areSame = (one: JsonObject, other: JsonObject): boolean => JSON.stringify(one) === JSON.stringify(other);
