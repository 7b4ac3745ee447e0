/** The five ways through the scheduler (PAGE-2). */
export const flowNames = ['IN_PERSON', 'VIRTUAL_VISIT', 'DIETITIAN', 'EVERYDAY_VACCINE', 'INSTANT_VACCINE'] as const;

export type FlowName = (typeof flowNames)[number];

/** Which flow the guest is in, and how far: the counter of its steps (HOLD-13). */
export interface Flow {
  readonly name?: FlowName;
  readonly step: number;
}

export const initialFlow: Flow = { step: 1 };
