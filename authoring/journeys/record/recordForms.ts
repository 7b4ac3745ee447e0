import { initialState, type WizardPlan, type WizardState } from '#engine';
import type { JourneyOutcome, JourneyPage, ToldJourney } from '../RecordedJourney.ts';
import type { JourneyWatch } from './JourneyWatch.ts';
import { formatPosition, pageAt, violationsAt } from './pageAt.ts';
import { recordPage } from './recordPage.ts';

export interface RecordedForms {
  readonly pages: readonly JourneyPage[];
  readonly state: WizardState;
  /** Present where the way ends before the forms are done. */
  readonly outcome?: JourneyOutcome;
}

/** Goes through the forms, page after page. */
export function recordForms(plan: WizardPlan, told: ToldJourney, watch: JourneyWatch): RecordedForms {
  const { context } = told;
  const pages: JourneyPage[] = [];
  let state = initialState(plan, context);
  while (state.phase === 'editing') {
    const at = formatPosition(state.position);
    const own = told.pages.find((page) => page.at === at);
    if (own === undefined || pages.some((page) => page.at === at))
      return { pages, state, outcome: { is: 'unanswered', at } };
    watch.onPageArrival?.(state);
    const { page, after } = recordPage({ plan, context, watch }, state, own);
    pages.push(page);
    if (after.refusals > state.refusals) {
      const view = pageAt(plan, after, context);
      const violations = view ? violationsAt(view, after).messages : {};
      return { pages, state: after, outcome: { is: 'refused', at: formatPosition(after.position), violations } };
    }
    state = after;
  }
  watch.onForms?.(state, context);
  return { pages, state };
}
