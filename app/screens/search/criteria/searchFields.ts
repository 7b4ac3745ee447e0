import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';

/** The values of the form. */
export interface SearchFields {
  /** Undefined until the guest chooses; until then the service of the criteria counts. */
  readonly serviceId: number | undefined;
  readonly location: string;
  /** 'YYYY-MM-DD'; '' while the date is incomplete. */
  readonly date: string;
  /** Whether the guest has typed something that is not a date into the date field. */
  readonly dateUnreadable: boolean;
}

export type SearchField = 'type' | 'location' | 'date';

/** In the order of the form. */
export const searchFieldOrder = ['type', 'location', 'date'] as const satisfies readonly SearchField[];

/** The id of each control, which error summaries link to. */
export const controlIds: Readonly<Record<SearchField, string>> = {
  type: 'appointment-type',
  location: 'location',
  date: 'date',
};

/** The form as it opens: the values of the criteria, or today's date. */
export function initialFields({ location, state, typed, ...criteria }: SearchCriteria, today: string): SearchFields {
  const date = typed?.date ?? criteria.date;
  return {
    serviceId: undefined,
    // A state that was the location of a visit by video is not a place to search near.
    location: typed?.location ?? (location === state ? '' : (location ?? '')),
    date: date === undefined || date < today ? today : date,
    dateUnreadable: false,
  };
}
