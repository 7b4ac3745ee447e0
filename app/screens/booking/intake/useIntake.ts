import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  buildPayload,
  type JsonObject,
  pageIndex,
  pathFor,
  reduce,
  type WizardAction,
  type WizardState,
} from '#engine';
import { useWizard, type Wizard } from '#engine/react';
import type { FailedCall } from '../../../api/index.ts';
import {
  type BookingForm,
  reportConstraints,
  useAppServices,
  useCriteria,
  useDocument,
  useGuestZone,
  useJourney,
  usePageHistory,
} from '../../../app-services/index.ts';
import { formContext } from '../../../content/forms/index.ts';
import { vaccineRules } from '../../../content/generated/settings/vaccineRules.ts';
import { dateIn } from '../../../formatting/wallTime.ts';
import {
  type BookingFacts,
  encoders,
  type FlowName,
  flows,
  visitRequest,
  withForwarded,
} from '../../../journey/index.ts';
import { collectSearchAnswers } from '../../../journey/search/SearchCriteria.ts';
import { type BookingFailure, bookAppointment } from '../send/bookAppointment.ts';
import { consentVersions } from '../send/consentVersions.ts';
import { adaptIntake } from './adaptIntake.ts';

export interface IntakeControl extends Pick<Booking, 'failure' | 'setFailure' | 'failedCall'> {
  readonly wizard: Wizard;
}

/**
 * The wizard for the answers in the journey, whose pages are entries of the browser's history. Its last Continue books, and
 * the wizard takes no other until that is over.
 */
export function useIntake({ plan, consents, reasons, withCare }: BookingForm, flow: FlowName): IntakeControl {
  const { journey, analytics } = useAppServices();
  const picked = useJourney((state) => state.picked);
  const kept = useJourney((state) => state.intake);
  const priorAnswers = useJourney((state) => state.priorAnswers);
  const criteria = useCriteria();
  const context = useMemo(
    () =>
      formContext(flow, dateIn(picked.appointment?.timezone ?? '', new Date()), picked, {
        priorAnswers: { ...collectSearchAnswers(criteria), ...priorAnswers },
        reasons,
      }),
    [flow, picked, criteria, priorAnswers, reasons],
  );
  const facts = useBookingFacts(flow, withCare);
  const adapted = useMemo(() => adaptIntake(plan, context), [plan, context]);
  const state = adapted.of(kept);
  const { book, failure, setFailure, failedCall } = useBooking({ plan, consents }, context, facts);

  /** Returns the new state; undefined where nothing has changed. */
  const act = useCallback(
    (action: WizardAction): WizardState | undefined => {
      const before = adapted.of(journey.getState().intake);
      const after = reduce(plan, before, action, context);
      if (after === before) return undefined;
      adapted.note(after);
      journey.dispatch({ type: 'answered', intake: after });
      if (hasContinued(action, before, after)) journey.dispatch({ type: 'continueFlow', stepId: before.position.step });
      reportConstraints(analytics, plan, before, after, context);
      if (after.phase === 'submitting' && before.phase !== 'submitting') book(after);
      return after;
    },
    [journey, analytics, plan, context, adapted, book],
  );
  const indexOf = useCallback(
    ({ answers, position }: WizardState) => pageIndex(pathFor(plan, answers, context), position),
    [plan, context],
  );
  const wizard = useWizard(plan, state, act, context);
  const arrive = (index: number): number => {
    act({ type: 'arrive', index });
    return indexOf(adapted.of(journey.getState().intake));
  };
  const lead = usePageHistory({ index: wizard.index, arrive, criteria });
  const dispatch = useCallback(
    (action: WizardAction): void => {
      const after = act(action);
      // An answer leads nowhere, and should be taken quickly.
      if (after && action.type !== 'edit') lead(indexOf(after));
    },
    [act, indexOf, lead],
  );
  return { wizard: useMemo(() => ({ ...wizard, dispatch }), [wizard, dispatch]), failure, setFailure, failedCall };
}

/**
 * Whether a page was left for the next one. False for a page with violations, and for one that must be verified first.
 */
export const hasContinued = ({ type }: WizardAction, before: WizardState, after: WizardState): boolean =>
  (type === 'continue' || type === 'verified') &&
  after.phase === 'editing' &&
  after.position !== before.position &&
  after.refusals === before.refusals;

interface Booking {
  /** Sends the answers of a wizard that is submitting. If the booking is not made, the wizard gets `submitFailed`. */
  readonly book: (submitting: WizardState) => void;
  /** Why the last booking was not made, until the next one begins or this is dismissed. */
  readonly failure: BookingFailure | undefined;
  readonly setFailure: (failure: BookingFailure | undefined) => void;
  /** Its call, where that failed for a reason that is not the guest's. */
  readonly failedCall: FailedCall | undefined;
}

/** @param context what the rules of the plan's forms read of the journey */
function useBooking(
  { plan, consents }: Pick<BookingForm, 'plan' | 'consents'>,
  context: JsonObject,
  facts: BookingFacts,
): Booking {
  const appServices = useAppServices();
  const { journey } = appServices;
  const [failure, setFailure] = useState<BookingFailure>();
  const [failedCall, setFailedCall] = useState<FailedCall>();
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
      setFailedCall(undefined);
      const { picked, forwarded } = journey.getState();
      const build = (at: Date, all: BookingFacts) => {
        const payload = buildPayload(
          plan,
          answers,
          context,
          encoders(() => at),
        );
        return visitRequest(withForwarded(payload, forwarded, picked.appointment?.services ?? []), picked, all);
      };
      const request = consentVersions(pathFor(plan, answers, context), consents).then((versions) => {
        const all = { ...facts, ...(versions && { consentVersions: versions }) };
        return (at: Date) => build(at, all);
      });
      // An error in our code is reported to the developers; the guest gets the form back with every answer.
      void bookAppointment(appServices, request, setFailedCall).then(finish, (error: unknown) => {
        finish('failed');
        reportError(error);
      });
    },
    [appServices, journey, plan, consents, context, facts, finish],
  );
  return { book, failure, setFailure, failedCall };
}

/** What the booking takes from the guest's journey, such as the promotion and the zone of the search. */
export function useBookingFacts(flow: FlowName, withCare: boolean): BookingFacts {
  const criteria = useCriteria();
  const isAdded = criteria.shouldAddPromotion;
  const timeZone = useGuestZone(criteria);
  const booked = useJourney(({ picked }) => picked.appointment?.services.length ?? 0);
  const rules = useDocument(isAdded ? vaccineRules : undefined);
  // The promoted vaccine would be one more than a visit takes.
  const isFull = rules?.ok === true && flows[flow].givesVaccines && booked >= rules.document.most;
  const addPromotion = isAdded && !isFull;
  return useMemo(
    () => ({
      flow,
      addPromotion,
      withCare,
      ...(timeZone !== undefined && { patientTimeZone: timeZone }),
    }),
    [flow, addPromotion, timeZone, withCare],
  );
}
