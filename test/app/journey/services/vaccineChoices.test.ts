import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookableService } from '../../../../app/journey/services/bookableServices.ts';
import {
  isOffered,
  type ShownVaccines,
  vaccineChoices,
  vaccineName,
} from '../../../../app/journey/services/vaccineChoices.ts';
import { bookable } from '../../app-services/fixtures.ts';

const category = 'Vaccines';
const all: ShownVaccines = { showCovidVaccines: true, showTwoDoseVaccines: true };
const vaccine = (id: number, name: string, part: Partial<BookableService> = {}): BookableService =>
  bookable({ id, name, category, isVaccine: true, ...part });

const listed: readonly BookableService[] = [
  vaccine(1, 'Tdap'),
  vaccine(2, 'Shingles dose 1', { dose: 1, followupServiceId: 3, followupAfterDays: 60 }),
  vaccine(3, 'Shingles dose 2', { dose: 2, onMenu: false }),
  vaccine(4, 'COVID-19', { isCovidVaccine: true }),
  vaccine(5, 'Flu'),
  vaccine(6, 'chickenpox'),
  vaccine(7, 'Typhoid', { category: 'Travel Vaccines' }),
  bookable({ id: 8, name: 'Advice on vaccines', category }),
];

const titles = (shown: ShownVaccines) => vaccineChoices(listed, [category], shown).map(({ title }) => title);

describe('the vaccines to choose from', () => {
  it.each<readonly [string, ShownVaccines, readonly string[]]>([
    ['all, Flu first', all, ['Flu', 'chickenpox', 'COVID-19', 'Shingles', 'Tdap']],
    ['without COVID-19', { ...all, showCovidVaccines: false }, ['Flu', 'chickenpox', 'Shingles', 'Tdap']],
    ['without two doses', { ...all, showTwoDoseVaccines: false }, ['Flu', 'chickenpox', 'COVID-19', 'Tdap']],
    ['without both', { showCovidVaccines: false, showTwoDoseVaccines: false }, ['Flu', 'chickenpox', 'Tdap']],
  ])('%s', (_, shown, expected) => {
    expect(titles(shown)).toEqual(expected);
  });

  it('puts first what is against the flu, wherever its name says so', () => {
    const names = ['Walk-In Flu Vaccine', 'Fluoride', 'COVID-19', 'Egg-free flu', 'flu'];
    const flu = names.map((name, at) => vaccine(at + 1, name));
    expect(vaccineChoices(flu, [category], all).map(({ title }) => title)).toEqual([
      'Egg-free flu',
      'flu',
      'Walk-In Flu Vaccine',
      'COVID-19',
      'Fluoride',
    ]);
  });

  it('come from each group that is asked for', () => {
    const groups = [category, 'Travel Vaccines'];
    expect(vaccineChoices(listed, groups, all).map(({ title }) => title)).toContain('Typhoid');
  });

  it('stand for their services, with the line that is said of them', () => {
    const information = [
      { serviceId: 5, text: 'Every year.' },
      { serviceId: 1, text: { $ref: 'missing#/text' } },
    ];
    const choices = vaccineChoices(listed, [category], all, information);
    expect(choices[0]).toEqual({ value: '5', title: 'Flu', description: 'Every year.' });
    expect(choices.at(-1)).toEqual({ value: '1', title: 'Tdap' });
  });

  it.each([
    ['Shingles dose 1', 'Shingles'],
    ['Hepatitis A Dose 1 of 2', 'Hepatitis A'],
    ['Flu', 'Flu'],
    ['High-dosed flu', 'High-dosed flu'],
    ['dose 1', 'dose 1'],
    ['Shingles dose 1, then dose 2', 'Shingles'],
    [' Flu ', 'Flu'],
  ])('%j is called %j', (name, said) => {
    expect(vaccineName(name)).toBe(said);
  });
});

describe('a service by itself', () => {
  const none: ShownVaccines = { showCovidVaccines: false, showTwoDoseVaccines: false };

  it('is always offered if it is no vaccine', () => {
    expect(isOffered(bookable(), none)).toBe(true);
    expect(isOffered(bookable({ dose: 2, isCovidVaccine: true, followupServiceId: 31 }), none)).toBe(true);
  });
});

describe('whatever the list of services is', () => {
  const services = fc.uniqueArray(
    fc.record({
      id: fc.nat(50),
      name: fc.constantFrom('Flu', 'Flu shot', 'Fluoride', 'MMR', 'RSV dose 1', 'dose', ''),
      dose: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      isVaccine: fc.boolean(),
      isCovidVaccine: fc.boolean(),
      followupServiceId: fc.option(fc.nat(50), { nil: undefined }),
    }),
    { selector: ({ id }) => id },
  );
  const shown = fc.record({ showCovidVaccines: fc.boolean(), showTwoDoseVaccines: fc.boolean() });
  const given = services.map((list) =>
    list.map(({ dose, followupServiceId, ...rest }) =>
      vaccine(rest.id, rest.name, {
        ...rest,
        ...(dose !== undefined && { dose }),
        ...(followupServiceId !== undefined && { followupServiceId }),
      }),
    ),
  );

  it('only vaccines that may be chosen are, once each, and all of them', () => {
    fc.assert(
      fc.property(given, shown, (list, toggle) => {
        const ids = vaccineChoices(list, [category], toggle).map(({ value }) => Number(value));
        const expected = list.filter(
          ({ isVaccine, isCovidVaccine, dose = 0, followupServiceId }) =>
            isVaccine &&
            dose < 2 &&
            !(isCovidVaccine && !toggle.showCovidVaccines) &&
            !((dose === 1 || followupServiceId !== undefined) && !toggle.showTwoDoseVaccines),
        );
        expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)));
        expect(ids).toHaveLength(expected.length);
      }),
    );
  });

  it('the order does not depend on the order of the list, names apart', () => {
    fc.assert(
      fc.property(given, shown, (list, toggle) => {
        const ordered = (services: readonly BookableService[]) =>
          vaccineChoices(services, [category], toggle).map(({ title }) => title);
        expect(ordered(list.toReversed())).toEqual(ordered(list));
        const flu = ordered(list).map((title) => /\bflu\b/i.test(title));
        expect(flu).toEqual(flu.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});
