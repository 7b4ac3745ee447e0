import { describe, expect, it } from 'vitest';
import { bookableServices, type ListedService } from '../../../../app/journey/services/bookableServices.ts';

const listed = (part: Partial<ListedService> = {}): ListedService => ({
  id: 30,
  name: 'Sore Throat',
  groupName: 'Illnesses',
  groupOrder: 1,
  order: 2,
  maxDaysAhead: 14,
  businessNames: ['tlc'],
  ...part,
});
const read = (part: Partial<ListedService>) => bookableServices([listed(part)])[0];

describe('bookableServices', () => {
  it('trims names', () => {
    expect(read({ name: '  Sore Throat ', groupName: ' Illnesses ' })).toMatchObject({
      name: 'Sore Throat',
      category: 'Illnesses',
    });
  });

  it('drops a service without maxDaysAhead, and keeps one with 0', () => {
    const { maxDaysAhead, ...without } = listed();
    expect(maxDaysAhead).toBe(14);
    expect(bookableServices([without])).toEqual([]);
    expect(read({ maxDaysAhead: 0 })?.maxDaysAhead).toBe(0);
  });

  it('puts what has no position after the others', () => {
    const { order: _order, groupOrder: _groupOrder, ...without } = listed();
    const [bare, whole] = bookableServices([without, listed({ order: 999, groupOrder: 99 })]);
    expect((bare?.order ?? 0) > (whole?.order ?? 0) && (bare?.groupOrder ?? 0) > (whole?.groupOrder ?? 0)).toBe(true);
  });

  it('needs no preparation where nothing is said of it', () => {
    expect(read({})?.leadTimeDays).toBe(0);
    expect(read({ leadTimeDays: 3 })?.leadTimeDays).toBe(3);
  });

  it.each(['isVaccine', 'isCovidVaccine'] as const)('%s is no, where nothing is said of it', (name) => {
    const said = [{ [name]: true }, { [name]: false }, {}].map((part) => read(part)?.[name]);
    expect(said).toEqual([true, false, false]);
  });

  it('is of no series where no dose is named', () => {
    expect(read({ dose: 2 })?.dose).toBe(2);
    expect(read({})).not.toHaveProperty('dose');
  });

  it('knows three businesses only', () => {
    expect(read({ businessNames: ['tlc', 'optician', 'pharmacy', 'dietitian'] })?.businessNames).toEqual([
      'tlc',
      'pharmacy',
      'dietitian',
    ]);
  });

  it.each([[[]], [['optician']]])('drops what none of the three gives: %j', (businessNames) => {
    expect(read({ businessNames })).toBeUndefined();
  });

  it.each<[string, Partial<ListedService>, object]>([
    ['both', { followupServiceId: 105, followupAfterDays: 60 }, { followupServiceId: 105, followupAfterDays: 60 }],
    ['the service alone', { followupServiceId: 105 }, {}],
    ['the days alone', { followupAfterDays: 60 }, {}],
    [
      'both, no days apart',
      { followupServiceId: 105, followupAfterDays: 0 },
      { followupServiceId: 105, followupAfterDays: 0 },
    ],
  ])('of follow-up fields keeps a pair: %s', (_what, given, kept) => {
    const { followupServiceId, followupAfterDays } = read(given) ?? {};
    expect({ followupServiceId, followupAfterDays }).toEqual({
      followupServiceId: undefined,
      followupAfterDays: undefined,
      ...kept,
    });
  });

  it.each([
    [true, false],
    [false, true],
    [undefined, true],
  ])('notMenuOption %s means on the menu: %s', (notMenuOption, onMenu) => {
    expect(read(notMenuOption === undefined ? {} : { notMenuOption })?.onMenu).toBe(onMenu);
  });
});
