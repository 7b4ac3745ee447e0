/** The ways through the scheduler (PAGE-2). */
export const flowNames = ['IN_PERSON', 'VIRTUAL_VISIT', 'DIETITIAN', 'EVERYDAY_VACCINE', 'INSTANT_VACCINE'] as const;

export type FlowName = (typeof flowNames)[number];

/** The traits in which the flows differ. A flow that lacks a trait does not compile. */
export interface FlowTraits {
  /** Whether a time is picked, which may be reserved. Walk-ins have none. */
  readonly hasTime: boolean;
  /** Whether guest and provider meet by video. */
  readonly byVideo: boolean;
  /** Who is booked: whoever is available at a place or by video, or one particular dietitian. */
  readonly provider: 'any' | 'dietitian';
  /** Whether vaccines are given, which the request lists one by one. */
  readonly givesVaccines: boolean;
  /** Where the guest starts over: the main page, the dietitian questions, or the pharmacy's own page. */
  readonly entry: 'main' | 'dietitian' | 'pharmacy';
  /**
   * The criteria that can name the guest's state, in order of preference. Empty for visits at a place, whose search
   * looks near a location.
   */
  readonly stateFrom: readonly ('location' | 'state')[];
  /** Whether a search is for video visits with whoever is free, which are all shown on one card. */
  readonly isVirtualVisit: boolean;
  /** What the heading of the results counts. */
  readonly counts: 'places' | 'video' | 'dietitians';
}

/** The traits of each flow. */
export const flows: Readonly<Record<FlowName, FlowTraits>> = {
  IN_PERSON: {
    hasTime: true,
    byVideo: false,
    provider: 'any',
    givesVaccines: false,
    entry: 'main',
    stateFrom: [],
    isVirtualVisit: false,
    counts: 'places',
  },
  VIRTUAL_VISIT: {
    hasTime: true,
    byVideo: true,
    provider: 'any',
    givesVaccines: false,
    entry: 'main',
    // A state chosen on the main page becomes the location; a prescreen gives it as `state`.
    stateFrom: ['location', 'state'],
    isVirtualVisit: true,
    counts: 'video',
  },
  DIETITIAN: {
    hasTime: true,
    byVideo: true,
    provider: 'dietitian',
    givesVaccines: false,
    entry: 'dietitian',
    stateFrom: ['state', 'location'],
    isVirtualVisit: false,
    counts: 'dietitians',
  },
  EVERYDAY_VACCINE: {
    hasTime: true,
    byVideo: false,
    provider: 'any',
    givesVaccines: true,
    entry: 'main',
    stateFrom: [],
    isVirtualVisit: false,
    counts: 'places',
  },
  INSTANT_VACCINE: {
    hasTime: false,
    byVideo: false,
    provider: 'any',
    givesVaccines: true,
    entry: 'pharmacy',
    stateFrom: [],
    isVirtualVisit: false,
    counts: 'places',
  },
};

/** The flow of a guest who reaches a screen without having chosen one. */
export const defaultFlow = 'IN_PERSON' satisfies FlowName;

/** The flow that begins at a pharmacy's own page. */
export const walkInFlow = 'INSTANT_VACCINE' satisfies FlowName;

/** The flows in which a time is searched for and picked. */
export type TimedFlow = Exclude<FlowName, typeof walkInFlow>;

export const isTimedFlow = (flow: FlowName): flow is TimedFlow => flows[flow].hasTime;

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
