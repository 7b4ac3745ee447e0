import { describe, expect, it } from 'vitest';
import {
  cardMessage,
  missingVaccines,
  type OfferedServices,
  offeredServices,
} from '../../../../../../app/screens/results/cards/notices/cardMessage.ts';
import { type SearchWindow, searchWindow } from '../../../../../../app/screens/results/times/searchWindow.ts';
import { shippedResultsMessages } from '../../../../../../schemas/generated/content/messages/results-messages.shipped.js';
import { bookable } from '../../../../app-services/fixtures.ts';

const today = '2026-11-23';
const buildWindow = (maxDaysAhead: number, date = today) => searchWindow(date, [bookable({ maxDaysAhead })], today, 14);
const provider = { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' } as const;
const visits = [bookable({ id: 1, name: 'Earache' }), bookable({ id: 2, name: 'Rash' })];
const vaccines = [
  bookable({ id: 1, name: 'Flu', isVaccine: true }),
  bookable({ id: 2, name: 'Shingles dose 1', isVaccine: true }),
  bookable({ id: 3, name: 'RSV', isVaccine: true }),
];
const at = (searched: typeof visits, ...given: boolean[]) =>
  offeredServices(
    { provider, services: given.map((isAvailable, index) => ({ id: index + 1, isAvailable, availability: [] })) },
    searched.slice(0, given.length),
  );
const message = (...found: [OfferedServices, boolean, SearchWindow]) => cardMessage(...found, shippedResultsMessages);
const missing = (services: OfferedServices) => missingVaccines(services, shippedResultsMessages);
const unavailable = {
  title: 'Service Unavailable',
  text: 'Your selected service is unavailable here. Please try another location.',
  mayGoOn: false,
};

describe('cardMessage', () => {
  it('says nothing where there are times', () => {
    expect(message(at(visits, true), true, buildWindow(60))).toBeUndefined();
  });

  it('names the days that were looked at, and lets the guest go on', () => {
    expect(message(at(visits, true), false, buildWindow(60))).toEqual({
      title: 'No Availability',
      text: 'Your selected service is unavailable within this 14 day period. Please try another location or date range.',
      mayGoOn: true,
    });
  });

  it('counts fewer days where the service allows fewer, and goes no further', () => {
    const window = searchWindow('2026-11-24', [bookable({ maxDaysAhead: 7 })], today, 14);
    expect(message(at(visits, true), false, window)).toMatchObject({
      text: 'Your selected service is unavailable within this 7 day period. Please try another location or date range.',
      mayGoOn: false,
    });
  });

  it('counts two days of a visit by video', () => {
    const window = searchWindow(today, [bookable()], today, 2);
    expect(message(at(visits, true), false, window)?.text).toBe(
      'Your selected service is unavailable within this 2 day period. Please try another location or date range.',
    );
  });

  it('says so where the place does not give the service, or one of them', () => {
    expect(message(at(visits, false), false, buildWindow(60))).toEqual(unavailable);
    expect(message(at(visits, true, false), true, buildWindow(60))).toEqual(unavailable);
  });

  it('says so of vaccines only where the place gives none of them', () => {
    expect(message(at(vaccines, true, false), true, buildWindow(60))).toBeUndefined();
    expect(message(at(vaccines, false, false), false, buildWindow(60))).toEqual(unavailable);
  });

  it('says nothing where the wished date is later than a guest can book, because the page does', () => {
    expect(message(at(visits, true), false, buildWindow(14, '2026-12-08'))).toBeUndefined();
    expect(message(at(visits, false), false, buildWindow(14, '2026-12-08'))).toEqual(unavailable);
    expect(message(at(visits, true), false, buildWindow(14, '2026-12-07'))?.title).toBe('No Availability');
  });
});

describe('what a place does not give of the wished vaccines', () => {
  it.each([
    [[true, false], 'This location does not offer Shingles at this time.'],
    [[true, false, false], 'This location does not offer Shingles or RSV at this time.'],
    [[false, false, false], 'This location does not offer Flu, Shingles, or RSV at this time.'],
    [[true, true, true], undefined],
  ])('%j', (given, words) => {
    expect(missing(at(vaccines, ...given))).toBe(words);
  });

  it('is not said of other services', () => {
    expect(missing(at(visits, true, false))).toBeUndefined();
  });
});

describe('offeredServices', () => {
  it('are the given ones of several vaccines, and all or none of other services', () => {
    expect(at(vaccines, true, false, true).offered.map(({ id }) => id)).toEqual([1, 3]);
    expect(at(visits, true, false).offered).toEqual([]);
    expect(at(visits, true, true).offered).toEqual(visits);
  });
});
