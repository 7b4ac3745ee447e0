import { type FlowAction, reduceFlow } from '../flow/reduceFlow.ts';
import { emptyHolder } from '../holder/Holder.ts';
import { type HolderAction, reduceHolder } from '../holder/reduceHolder.ts';
import type { Intake, JourneyState, Patient } from './JourneyState.ts';

export type JourneyAction = FlowAction | HolderAction | IntakeAction;

type IntakeAction =
  | { readonly type: 'answered'; readonly intake: Intake }
  | { readonly type: 'forgetAnswers' }
  | { readonly type: 'confirmed'; readonly patient: Patient };

/**
 * The next journey. Answers go once the appointment is confirmed; the patient of the confirmation goes with its
 * appointment.
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
    case 'forgetAnswers':
      return forgetAnswers(state);
    case 'confirmed':
      return { ...forgetAnswers(state), patient: action.patient };
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

function forgetAnswers(state: JourneyState): JourneyState {
  const { intake, ...rest } = state;
  return intake ? rest : state;
}
