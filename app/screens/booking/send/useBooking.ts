import { useCallback, useEffect, useState } from 'react';
import { buildPayload, type JsonObject, reduce, type WizardPlan, type WizardState } from '#engine';
import { useAppServices } from '../../../app-services/index.ts';
import { type BookingFacts, encoders, visitRequest, withForwarded } from '../../../journey/index.ts';
import { type BookingFailure, bookAppointment } from './bookAppointment.ts';

export interface Booking {
  /** Sends the answers of a wizard that is submitting. If the booking is not made, the wizard gets `submitFailed`. */
  readonly book: (submitting: WizardState) => void;
  /** Why the last booking was not made, until the next one begins or this is dismissed. */
  readonly failure: BookingFailure | undefined;
  readonly setFailure: (failure: BookingFailure | undefined) => void;
}

/** @param context what the rules of the plan's forms read of the journey */
export function useBooking(plan: WizardPlan, context: JsonObject, facts: BookingFacts): Booking {
  const appServices = useAppServices();
  const { journey } = appServices;
  const [failure, setFailure] = useState<BookingFailure>();
  // Called early, so that the booking does not have to wait for it.
  useEffect(() => void appServices.readyToConfirm(), [appServices]);

  const finish = useCallback(
    (failure: BookingFailure | undefined) => {
      if (failure === undefined) return;
      const { intake } = journey.getState();
      if (intake)
        journey.dispatch({ type: 'answered', intake: reduce(plan, intake, { type: 'submitFailed' }, context) });
      setFailure(failure);
    },
    [journey, plan, context],
  );
  const book = useCallback(
    ({ answers }: WizardState) => {
      setFailure(undefined);
      const { picked, forwarded } = journey.getState();
      const build = (at: Date) => {
        const payload = buildPayload(
          plan,
          answers,
          context,
          encoders(() => at),
        );
        return visitRequest(withForwarded(payload, forwarded, picked.appointment?.services ?? []), picked, facts);
      };
      // An error in our code is reported to the developers; the guest gets the form back with every answer.
      void bookAppointment(appServices, build).then(finish, (error: unknown) => {
        finish('failed');
        reportError(error);
      });
    },
    [appServices, journey, plan, context, facts, finish],
  );
  return { book, failure, setFailure };
}
