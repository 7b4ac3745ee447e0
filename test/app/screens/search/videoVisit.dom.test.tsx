import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigationState } from '../../../../app/journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../../app/journey/search/SearchCriteria.ts';
import { json } from '../../api/fakeFetch.ts';
import { openSearch, server, states, variedServices } from './openSearch.tsx';
import { choose, date, find, loaded, place, press, shownType, user } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a visit by video', () => {
  const modal = () => screen.findByRole('dialog', { name: 'Which state will you be in?' }, { timeout: 5000 });
  const select = async () => within(await modal()).findByLabelText<HTMLSelectElement>('State');
  const check = () => press('Check Availability');
  const ready = () => screen.findByRole('option', { name: 'Ohio' });

  it('asks for neither location nor date, but for the state, by name', async () => {
    await openSearch();
    await choose('Cold or Flu by Video');
    expect(screen.queryByRole('combobox', { name: 'Location' })).toBeNull();
    expect(screen.queryByLabelText('Date')).toBeNull();
    await find();
    await ready();
    expect(
      within(await select())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose One', 'Kentucky', 'Ohio', 'Texas']);
    expect(await screen.findByText(/must be licensed in the state/)).toBeTruthy();
  });

  it('has the chosen state for its location, from today', async () => {
    const { router, appServices } = await openSearch();
    await choose('Cold or Flu by Video');
    await find();
    await ready();
    await user.selectOptions(await select(), 'Ohio');
    await check();
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toEqual(
      navigationState({
        ...noCriteria,
        type: 'Cold or Flu by Video',
        location: 'OH',
        state: 'OH',
        date: '2026-11-23',
        serviceIds: [401],
        typed: { location: '', date: '2026-11-23' },
      }),
    );
    expect(appServices.journey.getState().flow).toEqual({ name: 'VIRTUAL_VISIT', step: 2 });
  });

  it('keeps the entered place and date for a guest who comes back', async () => {
    const { router } = await openSearch();
    await user.type(place(), 'Mason, OH');
    await user.clear(date());
    await user.type(date(), '2026-12-01');
    await choose('Cold or Flu by Video');
    await find();
    await ready();
    await user.selectOptions(await select(), 'Ohio');
    await check();
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toMatchObject({ criteria: { location: 'OH', date: '2026-11-23' } });
    await act(() => router.navigate(-1));
    await loaded();
    await choose('Sore Throat');
    expect([place().value, date().value]).toEqual(['Mason, OH', '2026-12-01']);
  });

  it('has the state that was given before', async () => {
    await openSearch({}, '/main?serviceIds=401&location=KY');
    await find();
    await ready();
    expect((await select()).value).toBe('KY');
  });

  it('refuses the placeholder and a state without a license, in the words of the content', async () => {
    const { router } = await openSearch();
    await choose('Cold or Flu by Video');
    await find();
    await ready();
    await check();
    expect(screen.getByText('Please choose the state that you will be in.')).toBeTruthy();
    expect(document.activeElement).toBe(await select());
    await user.selectOptions(await select(), 'Texas');
    expect(screen.getByText(/not licensed in this state yet/)).toBeTruthy();
    await check();
    expect(router.state.location.pathname).toBe('/main');
  });

  it('that is canceled leads back to the form', async () => {
    await openSearch();
    await choose('Cold or Flu by Video');
    await find();
    await modal();
    await press('Cancel');
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find Appointment' }));
  });

  it('says and reports that the states do not come, and asks again', async () => {
    let works = false;
    const { reported } = await openSearch({
      answer: server({
        '/services': variedServices,
        '/licensure-states': () => (works ? states() : json(500, {})),
      }),
    });
    await choose('Cold or Flu by Video');
    await find();
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain(
      "We're having trouble connecting at the moment. Please refresh the page to try again.",
    );
    expect(reported).toContainEqual(
      expect.objectContaining({
        type: 'customerError',
        endpoint: '/appointment-management/v1/licensure-states',
        responseCode: 500,
      }),
    );
    works = true;
    await press('Try again');
    await ready();
  });

  it('whose states do not come loses nothing by a reload', async () => {
    const { router } = await openSearch(
      { answer: server({ '/services': variedServices, '/licensure-states': () => json(500, {}) }) },
      { pathname: '/main', state: navigationState({ ...noCriteria, state: 'KY', location: 'KY' }) },
    );
    await user.type(place(), 'Mason, OH');
    await choose('Cold or Flu by Video');
    await find();
    await screen.findByRole('alert', {}, { timeout: 5000 });
    // The browser keeps the state of the entry.
    cleanup();
    await openSearch({}, router.state.location);
    expect(shownType()).toBe('Cold or Flu by Video');
    await find();
    await ready();
    expect((await select()).value).toBe('KY');
    await press('Cancel');
    await gone();
    await choose('Sore Throat');
    expect(place().value).toBe('Mason, OH');
  });

  it('whose texts do not come says so, and lets the guest go back', async () => {
    await openSearch({
      content: (path) =>
        path.startsWith('textcollection/1.0.0/states') ? new Response('', { status: 404 }) : undefined,
    });
    await choose('Cold or Flu by Video');
    await find();
    await screen.findByRole('dialog', { name: "We're having trouble connecting at the moment." }, { timeout: 5000 });
    await press('Close');
    await gone();
  });

  it('in a state without providers shows an error beside the type', async () => {
    await openSearch({}, '/main?serviceIds=401&location=ZZ&error=locationUnavailable');
    expect((await screen.findByRole('alert')).textContent).toContain("We're unable to find a provider");
  });
});
