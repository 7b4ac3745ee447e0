import { useCallback, useMemo, useState } from 'react';
import {
  initialState,
  payloadOf,
  reduce,
  useWizard,
  type Wizard,
  type WizardAction,
  type WizardPlan,
  type WizardState,
} from '#engine';
import { formContext } from '../content/forms/index.ts';
import { dateIn } from '../formatting/wallTime.ts';
import { encoders, type FlowName, visitRequest } from '../journey/index.ts';
import { useAppWiring, useJourney } from '../wiring/index.ts';
import { bookHeld } from './bookHeld.ts';
import type { BookingProblem } from './bookingProblem.ts';
import { hasContinued } from './hasContinued.ts';
import { useBookingFacts } from './useBookingFacts.ts';

export interface Intake {
  readonly wizard: Wizard;
  /** Why the last booking did not come about, until the next one or until it is dismissed. */
  readonly problem: BookingProblem | undefined;
  readonly tell: (problem: BookingProblem | undefined) => void;
}

/** The wizard over the answers in the journey. Its last Continue books; the wizard takes no other until that is over. */
export function useIntake(plan: WizardPlan, flow: FlowName): Intake {
  const wiring = useAppWiring();
  const { journey, analytics } = wiring;
  const holder = useJourney((state) => state.holder);
  const kept = useJourney((state) => state.intake);
  const facts = useBookingFacts(flow);
  const [problem, tell] = useState<BookingProblem>();
  const context = useMemo(
    () => formContext(flow, dateIn(holder.appointment?.timezone ?? '', new Date()), holder),
    [flow, holder],
  );
  const start = useMemo(() => initialState(plan, context), [plan, context]);

  const book = useCallback(
    async ({ answers }: WizardState) => {
      tell(undefined);
      const { holder } = journey.getState();
      const outcome = await bookHeld(wiring, (at) =>
        visitRequest(
          payloadOf(
            plan,
            answers,
            context,
            encoders(() => at),
          ),
          holder,
          facts,
        ),
      );
      if (outcome === undefined) return;
      const { intake } = journey.getState();
      if (intake)
        journey.dispatch({ type: 'answered', intake: reduce(plan, intake, { type: 'submitFailed' }, context) });
      tell(outcome);
    },
    [wiring, journey, plan, context, facts],
  );

  const dispatch = useCallback(
    (action: WizardAction) => {
      const before = journey.getState().intake ?? start;
      const after = reduce(plan, before, action, context);
      if (after === before) return;
      journey.dispatch({ type: 'answered', intake: after });
      if (hasContinued(action, before, after)) {
        journey.dispatch({ type: 'continueFlow' });
        analytics.report({
          type: 'continueFlow',
          flow,
          step: journey.getState().flow.step,
          stepId: before.position.step,
        });
      }
      if (after.phase === 'submitting' && before.phase !== 'submitting') void book(after);
    },
    [journey, analytics, plan, context, start, flow, book],
  );
  return { wizard: useWizard(plan, kept ?? start, dispatch, context), problem, tell };
}
