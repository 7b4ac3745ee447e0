import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';

/** What stands in the form. */
export interface SearchFields {
  /** Undefined until the guest chooses: then what the criteria mean holds. */
  readonly serviceId: number | undefined;
  readonly location: string;
  /** 'YYYY-MM-DD'; '' while there is no whole date. */
  readonly date: string;
  /** The guest typed something into the date that is no date. */
  readonly dateUnreadable: boolean;
}

export type SearchField = 'type' | 'location' | 'date';

/** In the order of the form. */
export const searchFieldOrder = ['type', 'location', 'date'] as const satisfies readonly SearchField[];

/** Id of each control, which error summaries lead to. */
export const controlIds: Readonly<Record<SearchField, string>> = {
  type: 'appointment-type',
  location: 'location',
  date: 'date',
};

/** The form as it opens: what the criteria have, and today. */
export function initialFields({ location, state, typed, ...criteria }: SearchCriteria, today: string): SearchFields {
  const date = typed?.date ?? criteria.date;
  return {
    serviceId: undefined,
    // A state that stood for the location of a visit by video is no place to search near.
    location: typed?.location ?? (location === state ? '' : (location ?? '')),
    date: date === undefined || date < today ? today : date,
    dateUnreadable: false,
  };
}
