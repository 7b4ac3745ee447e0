import { useCallback, useEffect, useState } from 'react';
import { buildPayload, type JsonObject, reduce, type WizardPlan, type WizardState } from '#engine';
import { type BookingFacts, encoders, visitRequest } from '../../../journey/index.ts';
import { useAppWiring } from '../../../wiring/index.ts';
import { bookHeld } from './bookHeld.ts';
import type { BookingProblem } from './bookingProblem.ts';

export interface Booking {
  /** Sends the answers of a wizard that submits. However it ends, the wizard is told. */
  readonly book: (submitting: WizardState) => void;
  /** Why the last booking did not come about, until the next one or until it is dismissed. */
  readonly problem: BookingProblem | undefined;
  readonly tell: (problem: BookingProblem | undefined) => void;
}

/** @param context what the rules of the plan's forms see of the journey */
export function useBooking(plan: WizardPlan, context: JsonObject, facts: BookingFacts): Booking {
  const wiring = useAppWiring();
  const { journey } = wiring;
  const [problem, tell] = useState<BookingProblem>();
  // Asked for early, so that the booking does not wait for it.
  useEffect(() => void wiring.readyToConfirm(), [wiring]);

  const settle = useCallback(
    (problem: BookingProblem | undefined) => {
      if (problem === undefined) return;
      const { intake } = journey.getState();
      if (intake)
        journey.dispatch({ type: 'answered', intake: reduce(plan, intake, { type: 'submitFailed' }, context) });
      tell(problem);
    },
    [journey, plan, context],
  );
  const book = useCallback(
    ({ answers }: WizardState) => {
      tell(undefined);
      const { holder } = journey.getState();
      const build = (at: Date) => {
        const payload = buildPayload(
          plan,
          answers,
          context,
          encoders(() => at),
        );
        return visitRequest(payload, holder, facts);
      };
      // A fault of ours is for those who watch over the product; the guest has the form back, with every answer.
      void bookHeld(wiring, build).then(settle, (fault: unknown) => {
        settle('failed');
        reportError(fault);
      });
    },
    [wiring, journey, plan, context, facts, settle],
  );
  return { book, problem, tell };
}
