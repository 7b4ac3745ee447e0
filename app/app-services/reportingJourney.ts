import { type Analytics, type AnalyticsEvent, eligibilityStep } from '../analytics/Analytics.ts';
import type { Flow, JourneyAction, JourneyState, JourneyStore } from '../journey/index.ts';

/** The same journey, which also reports when a flow has started, continued or been completed, and when a form is left. */
export const reportingJourney = (journey: JourneyStore, analytics: Analytics): JourneyStore => ({
  ...journey,
  dispatch: (action) => {
    const left = action.type === 'forgetPerson' ? leftStep(journey.getState()) : undefined;
    journey.dispatch(action);
    const event = left ? abandonment(left) : flowEvent(action, journey.getState().flow);
    if (event) analytics.report(event);
  },
});

const abandonment = (stepId: string): AnalyticsEvent => ({ type: 'formAbandonment', stepId });

/**
 * The step at which a guest who goes now leaves a form with answers in it: the form of the booking, else that of a
 * prescreen. A booking under way is not left, because it may still be made.
 */
function leftStep({ intake, prescreen }: JourneyState): string | undefined {
  if (intake) return intake.phase === 'editing' || intake.phase === 'verifying' ? intake.position.step : undefined;
  if (!prescreen || prescreen.isFinished) return undefined;
  return prescreen.questions ? eligibilityStep : prescreen.wizard?.position.step;
}

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
