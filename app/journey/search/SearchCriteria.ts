import { type JsonObject, textFormats } from '#engine';
import { type FlowName, flows } from '../flows.ts';
import type { TimeRefusal } from '../picked/TimeRefusal.ts';

/** What a guest searches for, passed from screen to screen in the navigation state. Contains nothing personal. */
export interface SearchCriteria {
  /** Name of the appointment type. */
  readonly type?: string;
  /** ZIP, or city and state. */
  readonly location?: string;
  /** 'YYYY-MM-DD', the date the guest wants. The results move it if the services take days to prepare. */
  readonly date?: string;
  readonly serviceIds: readonly number[];
  /** Page of the results, from 1. */
  readonly page: number;
  /** The zone that the guest chose, or that a link names: a code or an IANA name, which `useGuestZone` checks. */
  readonly timeZone?: string;
  /** Two-letter code of the state that a visit by video takes place in. */
  readonly state?: string;
  /**
   * A code of the guest's employer or insurer; places that accept it come first. One from a link is not checked yet.
   */
  readonly benefitCode?: string;
  /** Whether Medicaid pays for the visit; absent where this is not known. */
  readonly medicaid?: boolean;
  readonly isPharmacyOnly: boolean;
  readonly shouldAddPromotion: boolean;
  /** Whether the time is for an appointment that is being moved, about which the address and the history say nothing. */
  readonly isMove?: true;
  /** What the guest had typed before a chosen state replaced it; the form shows it again when the guest comes back. */
  readonly typed?: { readonly location: string; readonly date: string };
  /** Why a search brought the guest back to the form. */
  readonly error?: SearchError;
}

/** The location is not known, or the time that the guest had picked was refused. */
export type SearchError = 'locationUnavailable' | TimeRefusal;

/** A search that can be run: nothing that it needs is missing. */
export interface CompleteCriteria extends SearchCriteria {
  readonly type: string;
  readonly location: string;
  readonly date: string;
}

export const noCriteria: SearchCriteria = {
  serviceIds: [],
  page: 1,
  isPharmacyOnly: false,
  shouldAddPromotion: false,
};

/** What is as long as a location may be, in characters (SEARCH-12). An emoji is one, as the server counts. */
export const locationLength = /^.{2,128}$/u;

/**
 * Whether results can be shown. If one of the four is missing, or if the form would refuse the location, the guest goes
 * to the form (RESULT-4).
 */
export function isComplete(criteria: SearchCriteria): criteria is CompleteCriteria {
  const { type, location, date, serviceIds } = criteria;
  return type !== undefined && isLocation(location) && date !== undefined && serviceIds.length > 0;
}

/**
 * Whether the text can be searched for as a place: it is neither too short nor too long, and has no character that no
 * line of text may have.
 */
export function isLocation(location: string | undefined): boolean {
  const text = location?.trim() ?? '';
  return textFormats.line.test(text) && locationLength.test(text);
}

/** The answers that a search passes to later forms, by the names that their rules know. */
export const collectSearchAnswers = ({
  date,
  state,
  medicaid,
}: Pick<SearchCriteria, 'date' | 'state' | 'medicaid'>): JsonObject => ({
  ...(date !== undefined && { date }),
  ...(state !== undefined && { state }),
  ...(medicaid !== undefined && { hasMedicaid: medicaid }),
});

/** Whether the text is two capital letters, like the code of a state. */
export const isState = (text: string | undefined): text is string => text !== undefined && /^[A-Z]{2}$/.test(text);

/** The state that the guest of a visit by video is in; undefined where the search has none. */
export function searchedState(
  flow: FlowName,
  criteria: Pick<SearchCriteria, 'state' | 'location'>,
): string | undefined {
  return flows[flow].stateFrom.map((name) => criteria[name]).find(isState);
}

/** Whether visits of the flow are by video, so that its search needs the guest's state instead of a place. */
export const searchesByState = (flow: FlowName): boolean => flows[flow].stateFrom.length > 0;
