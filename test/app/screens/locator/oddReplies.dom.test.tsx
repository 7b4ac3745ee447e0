import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, json } from '../../api/fakeFetch.ts';
import { browserSays, clinic, list, openLocator } from './openLocator.tsx';

/** What no clinic of ours looks like, but those of another server may. */

const answers =
  (total: number, ...clinics: readonly unknown[]): Answer =>
  () =>
    json(200, { data: { clinics }, meta: { clinics: { total } } });
const notShown = "Some of these clinics can't be shown right now.";

/** What the card of the clinic says: each fact with its term. */
const readFacts = (card: HTMLElement): string[] =>
  within(card)
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  browserSays(1);
});

describe('a clinic with an odd', () => {
  it.each<[string, unknown, string | undefined]>([
    ['phone with a country code', '+1 (513) 555-0142', '513-555-0142'],
    ['phone without hyphens', '5135550142', '513-555-0142'],
    ['phone of too few digits', '555-0142', undefined],
    ['phone that is a number', 5_135_550_142, undefined],
    ['phone that is null', null, undefined],
  ])('%s is in the list', async (_what, phone, shown) => {
    openLocator(answers(2, { ...clinic(1), phone }, clinic(2)), list);
    const card = await screen.findByRole('group', { name: 'Clinic 1' });
    expect(within(card).queryByText(/^\d{3}-\d{3}-\d{4}$/)?.textContent).toBe(shown);
    expect(screen.queryByText(notShown)).toBeNull();
  });

  it('phone has its page', async () => {
    openLocator(() => json(200, { data: { clinic: { ...clinic(1), phone: '(513) 555-0142' } } }), '/clinic/014/45201');
    await screen.findByRole('heading', { level: 2, name: 'Clinic 1' });
    expect(screen.getByText('513-555-0142')).toBeTruthy();
  });

  it.each<[string, object, string[]]>([
    ['empty hours', { timingInfo: { todaysHours: '', todaysLunchHours: ' ' } }, []],
    ['hours that are no object', { timingInfo: 'always' }, []],
    ['wait below none', { waitTimeInfo: { clinicAvailable: true, waitMinutes: -5 } }, []],
    ['wait of half a minute', { waitTimeInfo: { clinicAvailable: true, waitMinutes: 12.5 } }, ['Walk-in wait: 13 min']],
    ['next appointment', { nextAvailableAppointment: { start: { value: 'soon' }, end: null } }, []],
    ['point, distance, zone and week', { location: { lat: 900 }, distance: 'near', timeZone: 7, weekHours: [] }, []],
  ])('%s is in the list without that', async (_what, odd, facts) => {
    openLocator(answers(1, { ...clinic(1), ...odd }), list);
    const card = await screen.findByRole('group', { name: 'Clinic 1' });
    expect(readFacts(card)).toEqual([
      "Today's hours: Hours not currently available",
      'Lunch hours: Lunch hours not currently available',
      ...facts,
    ]);
  });

  it('address is in the list with it', async () => {
    const address = {
      addressLines: ['The Old Mill Shopping Center on the River', null, ''],
      cityTown: 'Mason',
      stateProvince: 'Ohio',
      postalCode: '45040 US',
      country: 'US',
    };
    openLocator(answers(1, { ...clinic(1), address }), list);
    const card = await screen.findByRole('group', { name: 'Clinic 1' });
    expect(within(card).getByText('The Old Mill Shopping Center on the River')).toBeTruthy();
    expect(within(card).getByText('Mason, Ohio 45040 US')).toBeTruthy();
  });

  it('week has its page without the week', async () => {
    const weekHours = [7, 'Tuesday: Closed'];
    openLocator(() => json(200, { data: { clinic: { ...clinic(1), weekHours } } }), '/clinic/014/45201');
    await screen.findByRole('heading', { level: 2, name: 'Clinic 1' });
    expect(screen.queryByText('Clinic Hours of Operation:')).toBeNull();
  });
});

it.each(['id', 'name', 'address'])('a clinic without %s is left out, which the page says', async (part) => {
  const { reported } = openLocator(answers(2, { ...clinic(1), [part]: undefined }, clinic(2)), list);
  await screen.findByRole('group', { name: 'Clinic 2' });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.getByText(notShown)).toBeTruthy();
  expect(reported).toContainEqual(expect.objectContaining({ type: 'customerError', description: 'invalidEntries' }));
});
