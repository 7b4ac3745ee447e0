import type { JsonObject } from '#engine';

/** What a guest searches for, as it travels from screen to screen in the navigation state. Nothing personal. */
export interface SearchCriteria {
  /** Name of the appointment type. */
  readonly type?: string;
  /** ZIP, or city and state. */
  readonly location?: string;
  /** 'YYYY-MM-DD', as the guest wishes it: the results move it where the services that are searched take days to prepare. */
  readonly date?: string;
  readonly serviceIds: readonly number[];
  /** Page of the results, from 1. */
  readonly page: number;
  /** The zone that the guest chose, or a link names: a code or an IANA name, not checked. `useGuestZone` has it checked. */
  readonly timeZone?: string;
  /** Two-letter code of the state that a visit by video takes place in. */
  readonly state?: string;
  /** A valid code of the guest's employer or insurer: places that take it come first. */
  readonly benefitCode?: string;
  /** Whether the visit is paid by Medicaid, as far as a prescreen asked. */
  readonly medicaid?: boolean;
  readonly isPharmacyOnly: boolean;
  readonly shouldAddPromotion: boolean;
  /** What stood in the form before a chosen state took its place: the form has it again when the guest comes back. */
  readonly typed?: { readonly location: string; readonly date: string };
  /** Why a search brought the guest back to the form. */
  readonly error?: SearchError;
}

/** `justBooked`: a held time was lost while a second one was looked for. */
export type SearchError = 'locationUnavailable' | 'justBooked';

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

/** How long a location is, in characters (SEARCH-12). */
export const locationLength = { minimum: 2, maximum: 128 } as const;

/**
 * Whether results can be shown; without all four, or with a location that the form would refuse, the guest goes to the form
 * (RESULT-4).
 */
export function isComplete(criteria: SearchCriteria): criteria is CompleteCriteria {
  const { type, location, date, serviceIds } = criteria;
  return type !== undefined && isLocation(location) && date !== undefined && serviceIds.length > 0;
}

function isLocation(location: string | undefined): boolean {
  const { length } = location?.trim() ?? '';
  return length >= locationLength.minimum && length <= locationLength.maximum;
}

/** What a search tells the forms after it, by the names that their rules know. */
export const collectSearchAnswers = ({
  date,
  state,
  medicaid,
}: Pick<SearchCriteria, 'date' | 'state' | 'medicaid'>): JsonObject => ({
  ...(date !== undefined && { date }),
  ...(state !== undefined && { state }),
  ...(medicaid !== undefined && { hasMedicaid: medicaid }),
});
