import { type JsonObject, reduce, type WizardPlan, type WizardState } from '#engine';
import type { FillKind } from './FillKind.ts';
import { fillPage } from './fillPage.ts';

/** Fills the page that the guest is on; what is wrong is shown at once. */
export function fillHere(plan: WizardPlan, state: WizardState, context: JsonObject, kind: FillKind): WizardState {
  const answers = fillPage(plan, state.answers, state.position, context, kind);
  const filled = reduce(plan, state, { type: 'edit', answers, ...state.position }, context);
  return kind === 'wrong' ? reduce(plan, filled, { type: 'continue' }, context) : filled;
}

/** More pages than any form has. */
const mostPages = 100;

/** Fills page after page up to the last Continue, or to the first page that is refused. */
export function fillToEnd(plan: WizardPlan, state: WizardState, context: JsonObject, kind: FillKind): WizardState {
  let now = state;
  for (let page = 0; page < mostPages && now.phase === 'editing'; page += 1) {
    const { refusals } = now;
    now = reduce(plan, fillHere(plan, now, context, kind), { type: 'continue' }, context);
    if (now.phase === 'verifying') now = reduce(plan, now, { type: 'verified' }, context);
    if (now.refusals > refusals) return now;
  }
  return now;
}
