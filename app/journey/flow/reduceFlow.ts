import { type Flow, type FlowName, initialFlow } from './Flow.ts';

export type FlowAction =
  | { readonly type: 'startFlow'; readonly flow: FlowName }
  /** `stepId`: the step of the form that was left. */
  | { readonly type: 'continueFlow'; readonly increment?: boolean; readonly stepId?: string }
  | { readonly type: 'completeFlow' };

/** Starting sets 2, continuing adds one unless told not to, completing goes back to 1 and keeps the name. */
export function reduceFlow(flow: Flow, action: FlowAction): Flow {
  switch (action.type) {
    case 'startFlow':
      return { name: action.flow, step: 2 };
    case 'continueFlow':
      return action.increment === false ? flow : { ...flow, step: flow.step + 1 };
    case 'completeFlow':
      return { ...flow, step: initialFlow.step };
  }
}
