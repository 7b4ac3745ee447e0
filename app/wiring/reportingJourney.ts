import type { Analytics, AnalyticsEvent } from '../analytics/Analytics.ts';
import type { Flow, JourneyAction, JourneyStore } from '../journey/index.ts';

/** The same journey, which also reports when a flow has started, continued or been completed. */
export const reportingJourney = (journey: JourneyStore, analytics: Analytics): JourneyStore => ({
  ...journey,
  dispatch: (action) => {
    journey.dispatch(action);
    const event = flowEvent(action, journey.getState().flow);
    if (event) analytics.report(event);
  },
});

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
