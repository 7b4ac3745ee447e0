import { textFormats } from '#engine';
import { errorMessages } from '#engine/messages/en';
import { dateLabel } from '../../../formatting/dateLabel.ts';
import { isIsoDate } from '../../../formatting/isoDate.ts';
import { locationLength, type SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import type { SearchMessages } from '../../../messages/generated/searchMessages.ts';

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

/** The last day that the date field takes (SEARCH-13). */
export const lastDate = '3000-12-31';

export type SearchErrors = Readonly<Partial<Record<SearchField, string>>>;

/** The fields, and whether a service of the menu is chosen. */
export interface SearchInput extends Omit<SearchFields, 'serviceId'> {
  readonly hasType: boolean;
}

/** The errors of a search, as a guest reads them (SEARCH-10 to SEARCH-13); empty if there are none. */
export function validateSearch(input: SearchInput, today: string, messages: SearchMessages): SearchErrors {
  const location = locationError(input.location.trim(), messages.location);
  const date = dateError(input, today);
  return {
    ...(!input.hasType && { type: messages.type.required }),
    ...(location !== undefined && { location }),
    ...(date !== undefined && { date }),
  };
}

function locationError(location: string, messages: SearchMessages['location']): string | undefined {
  if (location === '') return messages.required;
  if (!textFormats.line.test(location)) return errorMessages.characters;
  if (locationLength.test(location)) return undefined;
  // What is too short is one character, which counts as two here where it is an emoji.
  return location.length > 2 ? messages.tooLong : messages.tooShort;
}

function dateError({ date, dateUnreadable }: SearchInput, today: string): string | undefined {
  if (dateUnreadable) return errorMessages.dateInvalid;
  if (date === '') return errorMessages.date;
  if (!isIsoDate(date) || date > lastDate) return errorMessages.dateInvalid;
  if (date < today) return fillTemplate(errorMessages.dateMinimum, { date: dateLabel(today, 'numeric') });
  return undefined;
}
