/** The five ways through the scheduler (document 1, section 1). */
export type FlowName = 'IN_PERSON' | 'VIRTUAL_VISIT' | 'DIETITIAN' | 'EVERYDAY_VACCINE' | 'INSTANT_VACCINE';

/** Which flow the guest is in, and how far: the counter of document 2, section 4. */
export interface Flow {
  readonly name?: FlowName;
  readonly step: number;
}

export const initialFlow: Flow = { step: 1 };

export type FlowAction =
  | { readonly type: 'startFlow'; readonly flow: FlowName }
  | { readonly type: 'continueFlow'; readonly increment?: boolean }
  | { readonly type: 'completeFlow' };

/** Starting sets 2, continuing adds one unless told not to, completing goes back to 1. */
export function reduceFlow(flow: Flow, action: FlowAction): Flow {
  switch (action.type) {
    case 'startFlow':
      return { name: action.flow, step: 2 };
    case 'continueFlow':
      return action.increment === false ? flow : { ...flow, step: flow.step + 1 };
    case 'completeFlow':
      return initialFlow;
  }
}
