import type { JsonObject, WizardState } from '#engine';
import { type FlowAction, reduceFlow } from '../flows.ts';
import { type Appointment, noAppointments, type Provider } from '../picked/PickedAppointments.ts';
import { type Booked, type PickedAction, reducePicked } from '../picked/reducePicked.ts';
import type { BookingAttempt, ForwardedAnswers } from '../request/visitRequest.ts';
import type { Point } from '../search/Point.ts';
import type { AnsweredPrescreen, JourneyState, Patient, PrescreenState } from './JourneyState.ts';
import { type MoveAction, reduceMove } from './reduceMove.ts';

export type JourneyAction = FlowAction | PickedAction | IntakeAction | MoveAction;

type IntakeAction =
  /** A search of the main page: what an earlier one has left behind counts no more. */
  | { readonly type: 'searched' }
  | { readonly type: 'removePromotion' }
  | { readonly type: 'answered'; readonly intake: WizardState }
  | { readonly type: 'prescreened'; readonly prescreen: PrescreenState }
  | {
      readonly type: 'answeredBefore';
      readonly prescreened: AnsweredPrescreen;
      readonly priorAnswers: JsonObject;
      readonly forwarded?: ForwardedAnswers;
    }
  /** `unasked`: the page is left or reloaded. Otherwise the guest has chosen to leave, and knows what that means. */
  | { readonly type: 'forgetPerson'; readonly unasked?: true }
  | { readonly type: 'attempted'; readonly attempt: BookingAttempt }
  | { readonly type: 'confirmed'; readonly booked: Booked; readonly followup?: Booked; readonly patient: Patient }
  | { readonly type: 'canceled'; readonly appointments: readonly Appointment[]; readonly provider: Provider }
  | { readonly type: 'forgetCanceled' }
  | { readonly type: 'located'; readonly position: Point };

/** How many answered prescreens a tab knows, for guests who go back through several searches. */
const mostPrescreened = 9;

/**
 * The next journey. Answers are removed once the appointment is confirmed, the patient of the confirmation together
 * with its appointment, and both when the person is forgotten. Once a visit is booked, the next one is prescreened
 * anew, because it may be for somebody else.
 * @throws MissingAppointmentError as {@link reducePicked} does
 */
export function reduceJourney(state: JourneyState, action: JourneyAction): JourneyState {
  switch (action.type) {
    case 'startFlow':
    case 'continueFlow':
    case 'completeFlow':
      return { ...state, flow: reduceFlow(state.flow, action) };
    case 'searched':
      return searchedAnew(state);
    case 'removePromotion':
      return { ...state, withoutPromotion: true };
    case 'answered':
      return { ...state, intake: action.intake };
    case 'prescreened':
      return { ...state, prescreen: action.prescreen };
    case 'answeredBefore':
      return {
        ...withoutPrescreenGone(state),
        prescreened: [...(state.prescreened ?? []).slice(1 - mostPrescreened), action.prescreened],
        priorAnswers: action.priorAnswers,
        forwarded: action.forwarded,
        ...(state.prescreen && { prescreen: { ...state.prescreen, isFinished: true } }),
      };
    case 'forgetPerson':
      return {
        flow: state.flow,
        // Which prescreens were answered says nothing about the person, and a reload forgets the person as well.
        ...(state.prescreened && { prescreened: state.prescreened }),
        // A time that was picked to move an appointment is no time to book.
        picked: state.move ? noAppointments : state.picked,
        ...(state.withoutPromotion && { withoutPromotion: true }),
        ...((state.intake || state.answersGone) && { answersGone: true }),
        ...(action.unasked && withPrescreenGone(state)),
      };
    case 'confirmed':
      return {
        flow: state.flow,
        picked: reducePicked(state.picked, { ...action, type: 'booked' }),
        patient: action.patient,
      };
    case 'startMove':
    case 'moveSent':
    case 'moveRefused':
    case 'movedMeanwhile':
    case 'moved':
    case 'keepTime':
    case 'endMove':
      return reduceMove(state, action);
    case 'canceled':
      return canceled(state, action.appointments, action.provider);
    case 'located':
      return { ...state, position: action.position };
    case 'forgetCanceled':
      return withoutCanceled(state);
    case 'attempted':
      return {
        ...state,
        attempt: action.attempt,
        picked: reducePicked(state.picked, {
          type: 'sent',
          again: state.attempt?.key === action.attempt.key,
        }),
      };
    case 'refused':
      return { ...withoutAttempt(state), picked: reducePicked(state.picked, action) };
    default:
      return changePicked(state, action);
  }
}

function changePicked(state: JourneyState, action: PickedAction): JourneyState {
  const picked = reducePicked(state.picked, action);
  if (picked === state.picked) return state;
  if (action.type !== 'setAppointment' && action.type !== 'clearAppointment') return { ...state, picked };
  // Another slot starts a new form, and the patient of the confirmation goes with its appointment.
  const { patient: _patient, answersGone: _answersGone, wasMoved: _wasMoved, ...rest } = state;
  return { ...rest, picked };
}

/**
 * A canceled follow-up is removed at once, because its appointment stays. A canceled appointment is removed when the
 * guest leaves the confirmation, which shows it until then.
 */
function canceled(state: JourneyState, appointments: readonly Appointment[], provider: Provider): JourneyState {
  const isCanceled = (one: Appointment | undefined) =>
    appointments.some(({ id }) => one !== undefined && id === one.id);
  const { appointment, followup } = state.picked;
  const keepsFirst = isCanceled(followup) && !isCanceled(appointment);
  return {
    ...state,
    picked: keepsFirst ? reducePicked(state.picked, { type: 'clearFollowup' }) : state.picked,
    canceled: { appointments: [...(state.canceled?.appointments ?? []), ...appointments], provider },
  };
}

function searchedAnew({ withoutPromotion: _before, ...rest }: JourneyState): JourneyState {
  return withoutPrescreenGone(rest);
}

function withPrescreenGone({ prescreen, prescreenGone: before }: JourneyState): Pick<JourneyState, 'prescreenGone'> {
  const key = prescreen?.key ?? before;
  return key === undefined ? {} : { prescreenGone: key };
}

function withoutPrescreenGone({ prescreenGone: _before, ...rest }: JourneyState): JourneyState {
  return rest;
}

function withoutCanceled({ canceled: _over, ...rest }: JourneyState): JourneyState {
  return rest;
}

function withoutAttempt({ attempt: _over, ...rest }: JourneyState): JourneyState {
  return rest;
}
