import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { criteriaFromState } from '../../../../app/journey/search/criteriaFromState.ts';
import { hang, json } from '../../api/fakeFetch.ts';
import { choose, criteria, listed, open, press, server, user } from './openPrescreenScreen.tsx';

/** Noon, so that the date is the same in every time zone of the tests. */
const now = new Date('2027-03-01T12:00:00Z');

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(() => {
  vi.useRealTimers();
});

const shipped = { content: () => undefined };

const others = [
  ['DOT Physicals', 'About the DOT Physical', '1 of 12'],
  ['Health Screenings', 'About the Screening', '1 of 2'],
  ['Medicare Wellness', 'Your Medicare Card', '1 of 7'],
  ['Physicals', 'About the Physical', '1 of 3'],
  ['Telenutrition', 'Your Nutrition Visit', '1 of 5'],
  ['Vaccines', 'Vaccines', '1 of 5'],
] as const;

const first = (groupName: string) => ({
  ...listed[0],
  id: 700,
  name: `A visit of ${groupName}`,
  groupName,
  isVaccine: true,
});
const only = (groupName: string) => ({
  ...shipped,
  answer: server({ '/services': () => json(200, { data: { services: [first(groupName)] } }) }),
});

describe('the category of the service chooses the prescreen', () => {
  it.each(others)('%s', async (category, title, count) => {
    open(`/prescreen/1?type=${encodeURIComponent(category)}`, only(category));
    await screen.findByRole('heading', { level: 2, name: title });
    expect(screen.getByText(count)).toBeTruthy();
  });

  it('Travel Vaccines, which is not counted', async () => {
    open('/prescreen/1?type=Travel+Vaccines', only('Travel Vaccines'));
    await screen.findByRole('heading', { level: 2, name: 'When was the traveler born?' });
    expect(screen.queryByText(/\d+ of \d+/)).toBeNull();
  });
});

describe('the vaccines', () => {
  const wanted = { ...criteria, type: 'Tdap', serviceIds: [101] };
  const vaccines = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'));

  it('to choose from are those of the list, Flu first, with what is to be known of them', async () => {
    open('/prescreen/1', { ...shipped, wanted });
    await screen.findByRole('checkbox', { name: 'Flu' });
    expect(vaccines()).toEqual(['103', '104', '102', '101']);
    expect(screen.getAllByRole('checkbox', { name: 'Flu', description: /For adults of 50 or older/ })).toHaveLength(1);
    expect(screen.getAllByRole('checkbox', { name: 'Shingles' })).toHaveLength(1);
  });

  it('are fewer where a document leaves some out', async () => {
    const toggle = { showCovidVaccines: false, showTwoDoseVaccines: false };
    const content = (path: string) => (path.startsWith('covid-vaccines-toggle') ? json(200, toggle) : undefined);
    open('/prescreen/1', { content, wanted });
    await screen.findByRole('checkbox', { name: 'Flu' });
    expect(vaccines()).toEqual(['103', '101']);
  });

  it('of which only a category was searched begin with none chosen', async () => {
    open('/prescreen/1?type=Vaccines', shipped);
    await screen.findByRole('checkbox', { name: 'Flu' });
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('of which a link names several begin with all that can be chosen', async () => {
    open('/prescreen/1', { ...shipped, wanted: { ...wanted, serviceIds: [101, 30, 103] } });
    await screen.findByRole('checkbox', { name: 'Flu' });
    const chosen = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true });
    expect(chosen.map(({ value }) => value).sort()).toEqual(['101', '103']);
  });

  it('that are chosen are searched', async () => {
    const data = { type: 'vaccines', steps: [{ id: 'selection', form: 'vaccineSelection' }] };
    const content = (path: string) => (path.startsWith('prescreen-data') ? json(200, data) : undefined);
    const { router } = open('/prescreen/1', { content, wanted });
    await screen.findByRole('checkbox', { name: 'Flu' });
    // The vaccine of the search.
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tdap' }).checked).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Tdap' }));
    await press('Continue');
    await screen.findAllByText(/Select a vaccine to view availability\./);
    await user.click(screen.getByRole('checkbox', { name: 'Flu' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tdap' }));
    await press('Continue');
    await waitFor(() => expect(router.state.location.pathname).toBe('/result'));
    expect(criteriaFromState(router.state.location.state)?.serviceIds).toEqual([103, 101]);
  });
});

describe('the dietitian', () => {
  const data = { type: 'dietitian', steps: [{ id: 'dietitian', form: 'dietitianPrescreen' }] };
  const content = (path: string) => (path.startsWith('prescreen-data') ? json(200, data) : undefined);
  const wanted = { ...criteria, type: 'Initial Nutrition Visit', serviceIds: [201], date: '2027-03-01' };
  const state = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^State/ }, { timeout: 5000 });

  it('is searched by day, state and time zone', async () => {
    const { router, appServices } = open('/prescreen/1?type=Telenutrition', { content });
    const states = await state();
    const [month, day, year] = screen.getAllByRole('textbox');
    if (!month || !day || !year) throw new Error('The date has three parts.');
    await user.type(month, '3');
    await user.type(day, '20');
    await user.type(year, '2027');
    await user.selectOptions(states, 'Alabama');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Time Zone/ }), 'Eastern Time (ET)');
    await choose('No');
    await press('Continue');
    await screen.findAllByText(/not licensed in this state/);
    await user.selectOptions(states, 'Ohio');
    await press('Continue');
    await waitFor(() => expect(router.state.location.pathname).toBe('/result'));
    expect(criteriaFromState(router.state.location.state)).toMatchObject({
      type: 'Initial Nutrition Visit',
      serviceIds: [201],
      date: '2027-03-20',
      state: 'OH',
      location: 'OH',
      timeZone: 'America/New_York',
      medicaid: false,
    });
    expect(appServices.journey.getState().flow).toEqual({ name: 'DIETITIAN', step: 3 });
  });

  const cincinnati = { cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45202' };

  it.each([
    ['the state of a searched ZIP code', '45202', [cincinnati], 'OH'],
    ['that of a city', 'Cincinnati, OH', [cincinnati], 'OH'],
    ['none in which no dietitian is licensed', '35203', [{ ...cincinnati, stateProvince: 'AL' }], ''],
    ['none where nobody knows the place', '99999', [], ''],
  ])('begins with %s, and the first day that can be booked', async (_, location, similarAddresses, chosen) => {
    const answer = server({ '/similar-addresses': () => json(200, { data: { similarAddresses } }) });
    open('/prescreen/1', { content, answer, wanted: { ...wanted, location } });
    expect((await state()).value).toBe(chosen);
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['03', '04', '2027']);
  });

  it('asks for the state where the place is not known in time', async () => {
    open('/prescreen/1', { content, answer: server({ '/similar-addresses': hang }), wanted });
    expect((await state()).value).toBe('');
  });
});
