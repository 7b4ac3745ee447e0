import type { WizardState } from '#engine';
import { type FlowAction, reduceFlow } from '../flow/reduceFlow.ts';
import { emptyHolder } from '../holder/Holder.ts';
import { type Booked, type HolderAction, reduceHolder } from '../holder/reduceHolder.ts';
import type { PrescreenState } from '../prescreen/PrescreenState.ts';
import type { BookingAttempt } from '../request/bookingAttempt.ts';
import type { JourneyState, Patient } from './JourneyState.ts';

export type JourneyAction = FlowAction | HolderAction | IntakeAction;

type IntakeAction =
  | { readonly type: 'answered'; readonly intake: WizardState }
  | { readonly type: 'prescreened'; readonly prescreen: PrescreenState }
  | { readonly type: 'forgetPerson' }
  | { readonly type: 'attempted'; readonly attempt: BookingAttempt }
  | { readonly type: 'confirmed'; readonly booked: Booked; readonly followup?: Booked; readonly patient: Patient };

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
    case 'forgetPerson':
      return { flow: state.flow, holder: state.holder };
    case 'confirmed':
      return {
        flow: state.flow,
        holder: reduceHolder(state.holder, { ...action, type: 'booked' }),
        patient: action.patient,
      };
    case 'attempted':
      return { ...state, attempt: action.attempt, holder: reduceHolder(state.holder, { type: 'sent' }) };
    case 'refused':
      return { ...withoutAttempt(state), holder: reduceHolder(state.holder, action) };
    default:
      return changeHolder(state, action);
  }
}

function changeHolder(state: JourneyState, action: HolderAction): JourneyState {
  const holder = reduceHolder(state.holder, action);
  if (holder === state.holder) return state;
  const { patient: _gone, ...rest } = state;
  return holder === emptyHolder ? { ...rest, holder } : { ...state, holder };
}

function withoutAttempt({ attempt: _over, ...rest }: JourneyState): JourneyState {
  return rest;
}
