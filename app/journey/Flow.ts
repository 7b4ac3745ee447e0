/** The ways through the scheduler (PAGE-2). */
export const flowNames = ['IN_PERSON', 'VIRTUAL_VISIT', 'DIETITIAN', 'EVERYDAY_VACCINE', 'INSTANT_VACCINE'] as const;

export type FlowName = (typeof flowNames)[number];

/** The guest's flow, and the number of the step reached in it (HOLD-13). */
export interface Flow {
  readonly name?: FlowName;
  readonly step: number;
}

export const initialFlow: Flow = { step: 1 };

/** Whether the guest is in the middle of this flow. A completed flow keeps its name, but must be started again. */
export const hasStarted = ({ name, step }: Flow, flow: FlowName): boolean => name === flow && step > initialFlow.step;

export type FlowAction =
  | { readonly type: 'startFlow'; readonly flow: FlowName }
  /** `stepId`: the form step that was left. */
  | { readonly type: 'continueFlow'; readonly increment?: boolean; readonly stepId?: string }
  | { readonly type: 'completeFlow' };

/**
 * Starting sets the step to 2. Continuing adds one, unless `increment` is false. Completing sets it back to 1 and keeps
 * the name.
 */
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
