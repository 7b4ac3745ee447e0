import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { navigationState } from '../../../../app/journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../../app/journey/search/SearchCriteria.ts';
import { openSearch, renderSearch } from './openSearch.tsx';
import { choose, date, find, loaded, place, searchNear, shownType, user } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

describe('a good search', () => {
  const search = { ...noCriteria, type: 'Earache', location: '45202', date: '2026-12-01', serviceIds: [31] };

  async function fill() {
    await loaded();
    await choose('Earache');
    await user.type(place(), ' 45202 ');
    await user.clear(date());
    await user.type(date(), '2026-12-01');
  }

  it('goes to the results with what was asked, and starts the flow', async () => {
    const { router, appServices } = renderSearch();
    await fill();
    await find();
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toEqual(navigationState(search));
    expect(appServices.journey.getState().flow).toEqual({ name: 'IN_PERSON', step: 2 });
  });

  it('goes to the prescreen first, where the category asks for one', async () => {
    const { router, appServices } = renderSearch();
    await fill();
    await choose('Blood Pressure Check');
    await find();
    await screen.findByRole('heading', { name: 'Prescreen' });
    expect(router.state.location.pathname).toBe('/prescreen/1');
    expect(router.state.location.state).toEqual(
      navigationState({ ...search, type: 'Blood Pressure Check', serviceIds: [71] }),
    );
    expect(appServices.journey.getState().flow).toEqual({ name: 'IN_PERSON', step: 2 });
  });

  it('goes there once, however often the guest presses', async () => {
    const { router, appServices } = renderSearch();
    await fill();
    await user.dblClick(screen.getByRole('button', { name: 'Find Appointment' }));
    await screen.findByRole('heading', { name: 'Results' });
    expect(appServices.journey.getState().flow.step).toBe(2);
    await act(() => router.navigate(-1));
    await loaded();
  });

  it('is restored when the guest comes back', async () => {
    const { router } = renderSearch();
    await fill();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Results' });
    await act(() => router.navigate(-1));
    await loaded();
    expect([shownType(), place().value, date().value]).toEqual(['Earache', '45202', '2026-12-01']);
  });
});

describe('what is booked at the pharmacy', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const url = 'https://pharmacy.example.com/rx/guest/vaccination-appointments';

  it('opens in a new window without opener', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { router, appServices } = await openSearch();
    await searchNear('Medication Review at the Pharmacy');
    await screen.findByText("The pharmacy's page has opened in a new window.");
    expect(opened.mock.calls).toEqual([[url, '_blank', 'noopener']]);
    const link = screen.getByRole('link', { name: "Open the pharmacy's page (new window)" });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([url, 'noopener noreferrer']);
    expect(router.state.location.pathname).toBe('/main');
    expect(appServices.journey.getState().flow.step).toBe(1);
  });
});

describe('a vaccine that takes days to prepare', () => {
  it('keeps the requested day, because the prescreen may end at another vaccine', async () => {
    const { router } = await openSearch();
    await searchNear('RSV');
    await screen.findByRole('heading', { name: 'Prescreen' });
    expect(router.state.location.state).toMatchObject({ criteria: { date: '2026-11-23', serviceIds: [116] } });
  });
});
