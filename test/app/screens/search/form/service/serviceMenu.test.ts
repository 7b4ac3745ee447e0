import { describe, expect, it } from 'vitest';
import { allVaccines } from '../../../../../../app/journey/services/vaccineChoices.ts';
import {
  serviceMeant,
  serviceMenu,
  serviceOnMenu,
} from '../../../../../../app/screens/search/form/service/serviceMenu.ts';
import { bookable } from '../../../../app-services/fixtures.ts';

const inPerson = { schedulerFlow: 'IN_PERSON', redirectAction: 'results' } as const;
const configs = {
  defaultCategory: inPerson,
  categories: {
    Physicals: { ...inPerson, redirectAction: 'prescreen' },
    Telenutrition: { ...inPerson, schedulerFlow: 'DIETITIAN' },
    'Instant Vaccines': { ...inPerson, schedulerFlow: 'INSTANT_VACCINE' },
    'Travel Vaccines': { ...inPerson, redirectAction: 'pharmacy_scheduler' },
  },
} as const;

describe('serviceMenu', () => {
  it('orders groups by their order, services by theirs, and equals by name', () => {
    const menu = serviceMenu(
      [
        bookable({ id: 1, name: 'B', category: 'Second', groupOrder: 2, order: 1 }),
        bookable({ id: 2, name: 'Z', category: 'First', groupOrder: 1, order: 1 }),
        bookable({ id: 3, name: 'Y', category: 'First', groupOrder: 1, order: 9 }),
        bookable({ id: 4, name: 'A', category: 'Second', groupOrder: 2, order: 1 }),
        bookable({ id: 5, name: 'C', category: 'Also second', groupOrder: 2, order: 1 }),
      ],
      configs,
      allVaccines,
    );
    expect(menu.map(({ name, services }) => [name, services.map(({ id }) => id)])).toEqual([
      ['First', [2, 3]],
      ['Also second', [5]],
      ['Second', [4, 1]],
    ]);
  });

  it.each([
    ['a category without appointments', { category: 'Instant Vaccines' }],
    ['what is reached otherwise than by the menu', { onMenu: false }],
  ])('leaves out %s', (_what, part) => {
    expect(serviceMenu([bookable(part)], configs, allVaccines)).toEqual([]);
  });

  const covid = bookable({ id: 106, isVaccine: true, isCovidVaccine: true });
  const first = bookable({ id: 104, isVaccine: true, dose: 1, followupServiceId: 105 });

  it.each([
    ['a second dose, which follows a first', bookable({ isVaccine: true, dose: 2 }), allVaccines],
    ['vaccines of COVID-19, where the document says so', covid, { ...allVaccines, showCovidVaccines: false }],
    ['vaccines of two doses, where the document says so', first, { ...allVaccines, showTwoDoseVaccines: false }],
  ])('leaves out %s', (_what, service, shown) => {
    expect(serviceMenu([service], configs, shown)).toEqual([]);
  });

  it.each([
    ['what is no vaccine, whatever its dose', bookable({ dose: 2 })],
    ['a first dose', first],
    ['vaccines of COVID-19, as long as nothing else is said', covid],
  ])('has %s', (_what, service) => {
    expect(serviceMenu([service], configs, allVaccines)).toHaveLength(1);
  });

  it('has what is booked elsewhere: the search leads there', () => {
    expect(serviceMenu([bookable({ category: 'Travel Vaccines' })], configs, allVaccines)).toHaveLength(1);
  });

  const vaccine = (id: number, name: string, part: object = {}) =>
    bookable({ id, name, category: 'Vaccines', isVaccine: true, order: id, ...part });
  const vaccines = [
    vaccine(1, 'Tdap'),
    vaccine(2, 'Shingles dose 1', { dose: 1 }),
    bookable({ id: 3, name: 'Advice on Vaccines', category: 'Vaccines', order: 3 }),
    vaccine(4, 'COVID-19'),
    vaccine(5, 'Seasonal Flu'),
  ];

  it.each([true, false])('calls and sorts vaccines as in their lists, Flu first (grouped: %s)', (groupedMenu) => {
    const [menu] = serviceMenu(vaccines, { ...configs, groupedMenu }, allVaccines);
    expect(menu?.services.map(({ name }) => name)).toEqual([
      'Seasonal Flu',
      'COVID-19',
      'Advice on Vaccines',
      'Shingles',
      'Tdap',
    ]);
  });

  it('still knows a vaccine by the name that the server lists', () => {
    const menu = serviceMenu(vaccines, configs, allVaccines);
    expect(serviceMeant(menu, { serviceIds: [], type: 'Shingles dose 1' })?.id).toBe(2);
    expect(serviceMeant(menu, { serviceIds: [], type: 'Shingles' })?.id).toBe(2);
  });

  it('lists services in their own order, without groups, where the document says so', () => {
    const menu = serviceMenu(
      [
        bookable({ id: 1, name: 'B', category: 'Second', groupOrder: 2, order: 1 }),
        bookable({ id: 2, name: 'Z', category: 'First', groupOrder: 1, order: 3 }),
        bookable({ id: 3, name: 'A', category: 'First', groupOrder: 1, order: 1 }),
      ],
      { ...configs, groupedMenu: false },
      allVaccines,
    );
    expect(menu.map(({ name, services }) => [name, services.map(({ id }) => id)])).toEqual([[undefined, [3, 1, 2]]]);
  });

  it.each([true, false])('has nothing where nothing can be booked (grouped: %s)', (groupedMenu) => {
    expect(serviceMenu([], { ...configs, groupedMenu }, allVaccines)).toEqual([]);
  });

  it('has what questions are asked of first', () => {
    expect(serviceMenu([bookable({ category: 'Physicals' })], configs, allVaccines)).toHaveLength(1);
  });

  it('does not take a name of Object.prototype for a category of its own', () => {
    expect(serviceMenu([bookable({ category: 'constructor' })], configs, allVaccines)).toHaveLength(1);
  });
});

describe('serviceMeant', () => {
  const menu = serviceMenu([bookable(), bookable({ id: 31, name: 'Earache' })], configs, allVaccines);

  it.each([
    [{ serviceIds: [31] }, 31],
    [{ serviceIds: [31], type: 'Sore Throat' }, 31],
    [{ serviceIds: [], type: 'Sore Throat' }, 30],
    [{ serviceIds: [99], type: 'Earache' }, 31],
    [{ serviceIds: [99] }, undefined],
    [{ serviceIds: [], type: 'Illnesses' }, 31],
    [{ serviceIds: [30], type: 'Illnesses' }, 30],
    [{ serviceIds: [], type: 'Anything' }, undefined],
    [{ serviceIds: [] }, undefined],
  ])('%j means %s', (criteria, id) => {
    expect(serviceMeant(menu, criteria)?.id).toBe(id);
  });

  it('knows only what is on the menu', () => {
    expect(serviceOnMenu(menu, 32)).toBeUndefined();
    expect(serviceOnMenu(menu, undefined)).toBeUndefined();
  });
});
