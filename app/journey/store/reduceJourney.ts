import type { JsonObject, WizardState } from '#engine';
import { type FlowAction, reduceFlow } from '../flow/reduceFlow.ts';
import { type Appointment, emptyHolder, type Provider } from '../holder/Holder.ts';
import { type Booked, type HolderAction, reduceHolder } from '../holder/reduceHolder.ts';
import type { PrescreenState } from '../prescreen/PrescreenState.ts';
import type { BookingAttempt } from '../request/bookingAttempt.ts';
import type { JourneyState, Patient } from './JourneyState.ts';

export type JourneyAction = FlowAction | HolderAction | IntakeAction;

type IntakeAction =
  | { readonly type: 'answered'; readonly intake: WizardState }
  | { readonly type: 'prescreened'; readonly prescreen: PrescreenState }
  | { readonly type: 'said'; readonly said: JsonObject }
  | { readonly type: 'forgetPerson' }
  | { readonly type: 'attempted'; readonly attempt: BookingAttempt }
  | { readonly type: 'confirmed'; readonly booked: Booked; readonly followup?: Booked; readonly patient: Patient }
  | { readonly type: 'canceled'; readonly appointments: readonly Appointment[]; readonly provider: Provider }
  | { readonly type: 'forgetCanceled' };

/**
 * The next journey. Answers go once the appointment is confirmed; the patient of the confirmation goes with its
 * appointment; both go when the person is forgotten.
 * @throws HolderError as {@link reduceHolder} does
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
    case 'said':
      return { ...state, said: action.said };
    case 'forgetPerson':
      return {
        flow: state.flow,
        holder: state.holder,
        ...((state.intake || state.answersGone) && { answersGone: true }),
      };
    case 'confirmed':
      return {
        flow: state.flow,
        holder: reduceHolder(state.holder, { ...action, type: 'booked' }),
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
        holder: reduceHolder(state.holder, { type: 'sent', again: state.attempt?.key === action.attempt.key }),
      };
    case 'refused':
      return { ...withoutAttempt(state), holder: reduceHolder(state.holder, action) };
    default:
      return changeHolder(state, action);
  }
}

function changeHolder(state: JourneyState, action: HolderAction): JourneyState {
  const holder = reduceHolder(state.holder, action);
  if (holder === state.holder) return state;
  const { patient, answersGone, ...rest } = state;
  if (holder === emptyHolder) return { ...rest, holder };
  // The form of another time is begun anew.
  const isAnother = action.type === 'setAppointment';
  return { ...rest, holder, ...(patient && { patient }), ...(answersGone && !isAnother && { answersGone }) };
}

/**
 * A canceled follow-up goes at once, for its appointment stays. An appointment goes when the guest leaves the
 * confirmation, which shows it until then.
 */
function canceled(state: JourneyState, appointments: readonly Appointment[], provider: Provider): JourneyState {
  const isCanceled = (one: Appointment | undefined) =>
    appointments.some(({ id }) => one !== undefined && id === one.id);
  const { appointment, followup } = state.holder;
  const keepsFirst = isCanceled(followup) && !isCanceled(appointment);
  return {
    ...state,
    holder: keepsFirst ? reduceHolder(state.holder, { type: 'clearFollowup' }) : state.holder,
    canceled: { appointments: [...(state.canceled?.appointments ?? []), ...appointments], provider },
  };
}

function withoutCanceled({ canceled: _over, ...rest }: JourneyState): JourneyState {
  return rest;
}

function withoutAttempt({ attempt: _over, ...rest }: JourneyState): JourneyState {
  return rest;
}
