import { validatePage } from '../form/validatePage.ts';
import type { JsonObject } from '../json/Json.ts';
import { isAt } from './path/Path.ts';
import { pathFor } from './path/pathFor.ts';
import { readPageAnswers } from './readPageAnswers.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardState } from './WizardState.ts';

/**
 * The JSON Schema keywords and the message names of checks that are violated on the guest's page, each once, in the
 * order of the fields. They reveal neither fields nor answers, so they may be reported.
 */
export function brokenConstraints(
  plan: WizardPlan,
  { answers, position }: Pick<WizardState, 'answers' | 'position'>,
  context: JsonObject,
): readonly string[] {
  const view = pathFor(plan, answers, context).find((page) => isAt(page, position));
  if (view === undefined) return [];
  return [...new Set(validatePage(view, readPageAnswers(answers, position)).map(({ keyword }) => keyword))];
}
