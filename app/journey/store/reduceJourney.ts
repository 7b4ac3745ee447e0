import type { JsonObject, WizardState } from '#engine';
import { type FlowAction, reduceFlow } from '../flow/Flow.ts';
import type { BookingAttempt } from '../request/bookingAttempt.ts';
import { type Appointment, emptyReservation, type Provider } from '../reservation/Reservation.ts';
import { type Booked, type ReservationAction, reduceReservation } from '../reservation/reduceReservation.ts';
import type { JourneyState, Patient, PrescreenState } from './JourneyState.ts';

export type JourneyAction = FlowAction | ReservationAction | IntakeAction;

type IntakeAction =
  | { readonly type: 'answered'; readonly intake: WizardState }
  | { readonly type: 'prescreened'; readonly prescreen: PrescreenState }
  | { readonly type: 'answeredBefore'; readonly priorAnswers: JsonObject }
  | { readonly type: 'forgetPerson' }
  | { readonly type: 'attempted'; readonly attempt: BookingAttempt }
  | { readonly type: 'confirmed'; readonly booked: Booked; readonly followup?: Booked; readonly patient: Patient }
  | { readonly type: 'canceled'; readonly appointments: readonly Appointment[]; readonly provider: Provider }
  | { readonly type: 'forgetCanceled' };

/**
 * The next journey. Answers are removed once the appointment is confirmed, the patient of the confirmation together
 * with its appointment, and both when the person is forgotten.
 * @throws ReservationError as {@link reduceReservation} does
 */
export function reduceJourney(state: JourneyState, action: JourneyAction): JourneyState {
  switch (action.type) {
    case 'startFlow':
    case 'continueFlow':
    case 'completeFlow':
      return { ...state, flow: reduceFlow(state.flow, action) };
    case 'answered':
      return { ...state, intake: action.intake };
    case 'prescreened':
      return { ...state, prescreen: action.prescreen };
    case 'answeredBefore':
      return { ...state, priorAnswers: action.priorAnswers };
    case 'forgetPerson':
      return {
        flow: state.flow,
        reservation: state.reservation,
        ...((state.intake || state.answersGone) && { answersGone: true }),
      };
    case 'confirmed':
      return {
        flow: state.flow,
        reservation: reduceReservation(state.reservation, { ...action, type: 'booked' }),
        patient: action.patient,
      };
    case 'canceled':
      return canceled(state, action.appointments, action.provider);
    case 'forgetCanceled':
      return withoutCanceled(state);
    case 'attempted':
      return {
        ...state,
        attempt: action.attempt,
        reservation: reduceReservation(state.reservation, {
          type: 'sent',
          again: state.attempt?.key === action.attempt.key,
        }),
      };
    case 'refused':
      return { ...withoutAttempt(state), reservation: reduceReservation(state.reservation, action) };
    default:
      return changeReservation(state, action);
  }
}

function changeReservation(state: JourneyState, action: ReservationAction): JourneyState {
  const reservation = reduceReservation(state.reservation, action);
  if (reservation === state.reservation) return state;
  const { patient, answersGone, ...rest } = state;
  if (reservation === emptyReservation) return { ...rest, reservation };
  // Another slot starts a new form.
  const isAnother = action.type === 'setAppointment';
  return { ...rest, reservation, ...(patient && { patient }), ...(answersGone && !isAnother && { answersGone }) };
}

/**
 * A canceled follow-up is removed at once, because its appointment stays. A canceled appointment is removed when the
 * guest leaves the confirmation, which shows it until then.
 */
function canceled(state: JourneyState, appointments: readonly Appointment[], provider: Provider): JourneyState {
  const isCanceled = (one: Appointment | undefined) =>
    appointments.some(({ id }) => one !== undefined && id === one.id);
  const { appointment, followup } = state.reservation;
  const keepsFirst = isCanceled(followup) && !isCanceled(appointment);
  return {
    ...state,
    reservation: keepsFirst ? reduceReservation(state.reservation, { type: 'clearFollowup' }) : state.reservation,
    canceled: { appointments: [...(state.canceled?.appointments ?? []), ...appointments], provider },
  };
}

function withoutCanceled({ canceled: _over, ...rest }: JourneyState): JourneyState {
  return rest;
}

function withoutAttempt({ attempt: _over, ...rest }: JourneyState): JourneyState {
  return rest;
}
