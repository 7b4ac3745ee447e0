import { describe, expect, it } from 'vitest';
import { pageCount, pickPage } from '../../../../app/screens/results/cards/pages.ts';
import { distanceLabel, placeInFull, placeName } from '../../../../app/screens/results/cards/placeLabels.ts';
import { daysPerPage } from '../../../../app/screens/results/days/dayPages.ts';

describe('daysPerPage', () => {
  it.each([
    [320, 1, 1, 1],
    [479, 1, 1, 1],
    [480, 3, 3, 3],
    [899, 3, 3, 3],
    [900, 4, 5, 4],
    [1599, 4, 5, 4],
    [1600, 4, 5, 4],
  ])('at %i px shows %i in person, %i by video, %i of a dietitian', (width, inPerson, video, dietitian) => {
    expect(daysPerPage('IN_PERSON', width)).toBe(inPerson);
    expect(daysPerPage('EVERYDAY_VACCINE', width)).toBe(inPerson);
    expect(daysPerPage('VIRTUAL_VISIT', width)).toBe(video);
    expect(daysPerPage('DIETITIAN', width)).toBe(dietitian);
  });
});

describe('pages', () => {
  const items = Array.from({ length: 11 }, (_, index) => index);

  it.each([
    [0, 0],
    [5, 1],
    [6, 2],
    [11, 3],
  ])('of %i locations there are %i', (count, pages) => {
    expect(pageCount(count)).toBe(pages);
  });

  it.each([
    [1, { page: 1, items: [0, 1, 2, 3, 4], first: 0 }],
    [3, { page: 3, items: [10], first: 10 }],
    [9, { page: 3, items: [10], first: 10 }],
    [0, { page: 1, items: [0, 1, 2, 3, 4], first: 0 }],
  ])('page %i', (page, expected) => {
    expect(pickPage(items, page)).toEqual(expected);
  });
});

describe('the name of a place', () => {
  const bare = { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' } as const;
  const address = {
    addressLines: ['1 Main St', 'Suite 2'],
    cityTown: 'Mason',
    stateProvince: 'OH',
    postalCode: '45040',
  };

  it.each([
    [{ ...bare, vanityName: 'By the Park', legalName: 'Clinic, LLC', brand: 'KROGER' }, 'By the Park'],
    [{ ...bare, legalName: 'Clinic, LLC', brand: 'KROGER' }, 'Clinic, LLC'],
    [{ ...bare, brand: 'KROGER' }, 'KROGER'],
    [bare, '01400412'],
  ])('is the best that there is', (provider, name) => {
    expect(placeName(provider)).toBe(name);
  });

  it('has its street, where one name stands for several places', () => {
    expect(placeInFull({ ...bare, vanityName: 'By the Park', address })).toBe('By the Park, 1 Main St');
    expect(placeInFull({ ...bare, vanityName: 'By the Park' })).toBe('By the Park');
  });
});

describe('distanceLabel', () => {
  it.each([
    [3.84, '3.8 mi away'],
    [12, '12.0 mi away'],
    [0.1, '0.1 mi away'],
    [0.04, 'less than 0.1 mi away'],
  ])('%d', (miles, label) => {
    expect(distanceLabel(miles)).toBe(label);
  });
});
