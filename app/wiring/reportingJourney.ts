import type { Analytics, AnalyticsEvent } from '../analytics/Analytics.ts';
import type { Flow, JourneyAction, JourneyState, JourneyStore } from '../journey/index.ts';

/** The same journey, which also reports when a flow has started, continued or been completed, and when answers are left. */
export const reportingJourney = (journey: JourneyStore, analytics: Analytics): JourneyStore => ({
  ...journey,
  dispatch: (action) => {
    const left = action.type === 'forgetPerson' ? abandonment(journey.getState()) : undefined;
    journey.dispatch(action);
    const event = left ?? flowEvent(action, journey.getState().flow);
    if (event) analytics.report(event);
  },
});

/** Leaving a form with answers in it. A booking under way is not left, because it may still be made. */
const abandonment = ({ intake }: JourneyState): AnalyticsEvent | undefined =>
  intake?.phase === 'editing' || intake?.phase === 'verifying'
    ? { type: 'formAbandonment', stepId: intake.position.step }
    : undefined;

function flowEvent(action: JourneyAction, { name, step }: Flow): AnalyticsEvent | undefined {
  if (name === undefined) return undefined;
  switch (action.type) {
    case 'startFlow':
    case 'completeFlow':
      return { type: action.type, flow: name };
    case 'continueFlow':
      if (action.increment === false) return undefined;
      return { type: 'continueFlow', flow: name, step, ...(action.stepId !== undefined && { stepId: action.stepId }) };
    default:
      return undefined;
  }
}
