/** The five ways through the scheduler (PAGE-2). */
export const flowNames = ['IN_PERSON', 'VIRTUAL_VISIT', 'DIETITIAN', 'EVERYDAY_VACCINE', 'INSTANT_VACCINE'] as const;

export type FlowName = (typeof flowNames)[number];

/** Which flow the guest is in, and how far: the counter of its steps (HOLD-13). */
export interface Flow {
  readonly name?: FlowName;
  readonly step: number;
}

export const initialFlow: Flow = { step: 1 };

/** Whether the guest is on the way through this flow: a completed one keeps its name, and is to be started anew. */
export const hasStarted = ({ name, step }: Flow, flow: FlowName): boolean => name === flow && step > initialFlow.step;

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
