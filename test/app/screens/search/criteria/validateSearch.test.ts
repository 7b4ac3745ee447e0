import { describe, expect, it } from 'vitest';
import { type SearchInput, validateSearch } from '../../../../../app/screens/search/criteria/searchFields.ts';
import { shippedSearchMessages } from '../../../../../schemas/generated/content/messages/search-messages.shipped.js';

const today = '2026-11-23';
const good: SearchInput = { hasType: true, location: '45202', date: today, dateUnreadable: false };
const errors = (part: Partial<SearchInput>) => validateSearch({ ...good, ...part }, today, shippedSearchMessages);

describe('validateSearch', () => {
  it.each<[string, Partial<SearchInput>]>([
    ['today', {}],
    ['the last day of the calendar', { date: '3000-12-31' }],
    ['a location of 2', { location: 'NY' }],
    ['a location of 128', { location: 'a'.repeat(128) }],
    ['a location of 128 with spaces around it', { location: ` ${'a'.repeat(128)} ` }],
    ['a location that was copied with the cell it stood in', { location: 'Mason\t\n' }],
  ])('finds nothing wrong with %s', (_what, part) => {
    expect(errors(part)).toEqual({});
  });

  it.each<[string, Partial<SearchInput>, object]>([
    ['no type', { hasType: false }, { type: 'Appointment Type is a required field.' }],
    ['no location', { location: '' }, { location: 'Location is a required field.' }],
    ['a blank location', { location: '   ' }, { location: 'Location is a required field.' }],
    [
      'a location that reads otherwise than it is',
      { location: '45202\u202e' },
      { location: "Remove the characters that can't be seen, or type this again." },
    ],
    [
      'a location with a tab',
      { location: 'Mason\tOH' },
      { location: "Remove the characters that can't be seen, or type this again." },
    ],
    ['a location of 1', { location: 'N ' }, { location: 'Location must be 2 characters or more.' }],
    ['a location of one emoji', { location: '😀' }, { location: 'Location must be 2 characters or more.' }],
    ['a location of 129', { location: 'a'.repeat(129) }, { location: 'Location must be 128 characters or less.' }],
    ['no date', { date: '' }, { date: 'A valid date input is required.' }],
    ['half a date', { date: '', dateUnreadable: true }, { date: 'Date is invalid' }],
    ['a day that is not', { date: '2027-02-30' }, { date: 'Date is invalid' }],
    ['a day after the last', { date: '3001-01-01' }, { date: 'Date is invalid' }],
    ['yesterday', { date: '2026-11-22' }, { date: 'Date must be on or after 11/23/2026.' }],
  ])('says of %s what the specification says', (_what, part, expected) => {
    expect(errors(part)).toEqual(expected);
  });

  it('says all that is wrong at once', () => {
    expect(Object.keys(errors({ hasType: false, location: '', date: '' }))).toEqual(['type', 'location', 'date']);
  });
});
