import { describe, expect, it } from 'vitest';
import { noCriteria } from '../../../../app/journey/search/SearchCriteria.ts';
import { searchedState } from '../../../../app/journey/search/searchedState.ts';
import { searchStart } from '../../../../app/journey/search/searchStart.ts';
import { bookedLater, findFollowup } from '../../../../app/screens/results/followup/findFollowup.ts';
import { dateError } from '../../../../app/screens/results/heading/TelenutritionHeader.tsx';
import { warnsOfLeadTime } from '../../../../app/screens/results/heading/warnsOfLeadTime.ts';
import { mapPins } from '../../../../app/screens/results/map/mapPins.ts';
import { inferFlow } from '../../../../app/screens/results/search/bookableSearch.ts';
import { refreshedPlace } from '../../../../app/screens/results/search/refreshedPlace.ts';
import { searchedPlace } from '../../../../app/screens/results/search/searchedPlace.ts';
import { searchWindow } from '../../../../app/screens/results/search/searchWindow.ts';
import { bookable } from '../../wiring/fixtures.ts';

const today = '2026-11-23';
const rsv = bookable({ id: 116, isVaccine: true, leadTimeDays: 3 });

describe('where a search looks', () => {
  it.each([
    ['IN_PERSON', { location: '45040', state: 'OH' }, { freeFormAddress: '45040' }],
    ['EVERYDAY_VACCINE', { location: 'OH' }, { freeFormAddress: 'OH' }],
    ['IN_PERSON', { state: 'OH' }, undefined],
    ['VIRTUAL_VISIT', { location: 'OH' }, { state: 'OH', isVirtualVisit: true }],
    ['VIRTUAL_VISIT', { location: 'OH', state: 'KY' }, { state: 'OH', isVirtualVisit: true }],
    ['VIRTUAL_VISIT', { location: '45040', state: 'KY' }, { state: 'KY', isVirtualVisit: true }],
    ['VIRTUAL_VISIT', { location: '45040' }, undefined],
    ['DIETITIAN', { location: '45040', state: 'KY' }, { state: 'KY', isVirtualVisit: false }],
    ['DIETITIAN', { location: 'OH', state: 'KY' }, { state: 'KY', isVirtualVisit: false }],
    ['DIETITIAN', { location: 'Mason' }, undefined],
  ] as const)('%s of %j', (flow, criteria, where) => {
    expect(searchedPlace(flow, criteria)).toEqual(where);
  });

  it('names no state of a place', () => {
    expect(searchedState('IN_PERSON', { location: 'OH', state: 'KY' })).toBeUndefined();
  });
});

describe('what is read again', () => {
  const place = { providerId: '01400412', businessName: 'tlc' } as const;
  it.each([
    [place, { locationIds: ['01400412'] }],
    [{ ...place, licensureState: 'OH' }, { licensureState: 'OH' }],
    [{ ...place, businessName: 'dietitian', licensureState: 'OH' } as const, { locationIds: ['01400412'] }],
  ])('of %j', (provider, where) => {
    expect(refreshedPlace(provider)).toEqual(where);
  });
});

describe('the lead-time warning', () => {
  const warns = (date: string, services = [rsv]) =>
    warnsOfLeadTime({ date }, searchWindow(date, services, today, 'EVERYDAY_VACCINE'), today);

  it.each([
    ['a day before the vaccine is ready', today, [rsv], true],
    ['the last such day', '2026-11-25', [rsv], true],
    ['the first day on which it is', '2026-11-26', [rsv], false],
    ['a day that is over, without preparation', '2026-11-01', [bookable({ isVaccine: true })], false],
    ['a visit that is prepared and no vaccine', today, [bookable({ leadTimeDays: 3 })], true],
  ])('%s', (_what, date, services, expected) => {
    expect(warns(date, services)).toBe(expected);
  });
});

describe('the second visit', () => {
  const first = bookable({ id: 104, followupServiceId: 105, followupAfterDays: 60 });
  const second = bookable({ id: 105 });
  const at = '2027-01-20 09:00:00';

  it('is so many days after the first, by the calendar', () => {
    expect(findFollowup({ services: [bookable(), first], timestamp: at }, [first, second])).toEqual({
      service: second,
      date: '2027-03-21',
    });
  });

  it.each([
    ['of a single dose', [bookable()], [second]],
    ['of one whose second cannot be booked', [first], [first]],
    ['of nothing', [], [second]],
  ])('is none %s', (_what, services, listed) => {
    expect(findFollowup({ services, timestamp: at }, listed)).toBeUndefined();
  });

  it('is of the first of several, and the others are booked later', () => {
    const other = bookable({ id: 109, followupServiceId: 110, followupAfterDays: 30 });
    const listed = [first, second, other, bookable({ id: 110 })];
    const services = [other, bookable(), first];
    expect(findFollowup({ services, timestamp: at }, listed)).toMatchObject({
      service: { id: 110 },
      date: '2027-02-19',
    });
    expect(bookedLater({ services }, listed)).toEqual([first]);
    expect(bookedLater({ services: [other] }, listed)).toEqual([]);
    expect(bookedLater({ services }, [first, second, other])).toEqual([]);
  });
});

describe('where a search begins that lacks something', () => {
  const configs = {
    defaultCategory: { schedulerFlow: 'IN_PERSON', redirectAction: 'results' },
    categories: { Telenutrition: { schedulerFlow: 'DIETITIAN', redirectAction: 'prescreen' } },
  } as const;
  const listed = [bookable(), bookable({ id: 201, name: 'Nutrition Visit', category: 'Telenutrition' })];
  const links = { main: '/main', dietitian: '/dietitian' };

  it.each([
    [{ serviceIds: [201] }, '/dietitian'],
    [{ type: 'Nutrition Visit' }, '/dietitian'],
    [{ type: 'Telenutrition' }, '/dietitian'],
    [{ serviceIds: [30], type: 'Telenutrition' }, '/main'],
    [{ type: 'Anything' }, '/main'],
    [{}, '/main'],
  ])('%j at %s', (part, start) => {
    expect(searchStart(inferFlow(listed, { ...noCriteria, ...part }, configs), links)).toBe(start);
  });
});

describe('the date of the dietitians', () => {
  const days = { firstDate: '2026-11-26', lastDate: '2027-02-21' };
  it.each([
    ['', 'A valid date input is required.'],
    ['2026-02-30', 'A valid date input is required.'],
    ['2026-11-25', 'Date must be on or after 11/26/2026.'],
    ['2026-11-26', undefined],
    ['2027-02-21', undefined],
    ['2027-02-22', 'Date must be on or before 02/21/2027.'],
  ])('%s: %s', (date, words) => {
    expect(dateError(date, days)).toBe(words);
  });
});

describe('mapPins', () => {
  it('has the places by their number in the list, and nobody who is met by video', () => {
    const provider = {
      providerId: '01400412',
      businessName: 'tlc',
      timezone: 'America/New_York',
      vanityName: 'A',
    } as const;
    const rows = [
      { number: 6, row: { provider: { ...provider, location: { lat: 39, lng: -84 } }, services: [] } },
      { number: 7, row: { provider, services: [] } },
    ];
    expect(mapPins(rows)).toEqual([{ id: '01400412', number: 6, name: 'A', lat: 39, lng: -84 }]);
  });
});
