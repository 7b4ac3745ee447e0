import type { FlowName } from './Flow.ts';

/** What differs between the ways through the scheduler. A flow that lacks a trait does not compile. */
export interface FlowTraits {
  /** Whether a time is picked, and may be held: a walk-in comes when it comes. */
  readonly hasTime: boolean;
  /** Whether guest and provider meet by video. */
  readonly byVideo: boolean;
  /** Who is booked: whoever is there at a place or by video, or a dietitian by name. */
  readonly provider: 'any' | 'dietitian';
  /** Whether vaccines are given, which the request lists one by one. */
  readonly givesVaccines: boolean;
  /** Where the guest starts once more: the main page, the questions of dietitians, or the pharmacy's own page. */
  readonly entry: 'main' | 'dietitian' | 'pharmacy';
  /**
   * By which of the criteria a search finds the state that the guest is in, the first that names one; empty where visits
   * are at a place, and the search looks near a location.
   */
  readonly stateFrom: readonly ('location' | 'state')[];
  /** Whether a search asks for visits at once, with whoever is free: all that it finds stands on one card. */
  readonly isVirtualVisit: boolean;
  /** Days that one search looks at, at most (RESULT-7). */
  readonly searchDays: number;
  /** Days beside each other on a card where there is room (RESULT-10). */
  readonly cardDays: number;
  /** What the results count. */
  readonly counts: 'places' | 'video' | 'dietitians';
}

/** The table of the flows: whoever adds one is told here what to decide. */
export const flows: Readonly<Record<FlowName, FlowTraits>> = {
  IN_PERSON: {
    hasTime: true,
    byVideo: false,
    provider: 'any',
    givesVaccines: false,
    entry: 'main',
    stateFrom: [],
    isVirtualVisit: false,
    searchDays: 14,
    cardDays: 4,
    counts: 'places',
  },
  VIRTUAL_VISIT: {
    hasTime: true,
    byVideo: true,
    provider: 'any',
    givesVaccines: false,
    entry: 'main',
    // A state that is chosen on the main page becomes the location; a prescreen says it beside.
    stateFrom: ['location', 'state'],
    isVirtualVisit: true,
    searchDays: 2,
    cardDays: 5,
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
    searchDays: 14,
    cardDays: 4,
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
    searchDays: 14,
    cardDays: 4,
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
    searchDays: 14,
    cardDays: 4,
    counts: 'places',
  },
};

/** The flow of a guest who has come to a screen without choosing one. */
export const usualFlow = 'IN_PERSON' satisfies FlowName;

/** The flow that begins at a pharmacy's own page. */
export const walkInFlow = 'INSTANT_VACCINE' satisfies FlowName;
