import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigationState } from '../../../../app/journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../../app/journey/search/SearchCriteria.ts';
import { openSearch } from './openSearch.tsx';
import { find, searchNear, user } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the flu promotion', () => {
  const search = { ...noCriteria, type: 'Smoking Cessation', location: '45202', date: '2026-11-23', serviceIds: [81] };
  const modal = () => screen.findByRole('dialog', { name: 'Need a flu vaccine?' }, { timeout: 5000 });

  it.each([
    ['Add Flu Vaccine', true],
    ['No', false],
  ])('answered by %s goes on with shouldAddPromotion %s', async (button, shouldAddPromotion) => {
    const { router, appServices } = await openSearch();
    await searchNear('Smoking Cessation');
    await user.click(within(await modal()).getByRole('button', { name: button }));
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toEqual(navigationState({ ...search, shouldAddPromotion }));
    expect(appServices.journey.getState().flow).toEqual({ name: 'IN_PERSON', step: 2 });
  });

  it('counts again for the next search, once it was taken out of another', async () => {
    const { appServices } = await openSearch();
    appServices.journey.dispatch({ type: 'removePromotion' });
    await searchNear('Smoking Cessation');
    await user.click(within(await modal()).getByRole('button', { name: 'Add Flu Vaccine' }));
    await screen.findByRole('heading', { name: 'Results' });
    expect(appServices.journey.getState()).not.toHaveProperty('withoutPromotion');
  });

  it('put aside by Escape leaves the guest at the form, and is asked again', async () => {
    const { router, appServices } = await openSearch();
    await searchNear('Smoking Cessation');
    await modal();
    await user.keyboard('{Escape}');
    await gone();
    expect(router.state.location.pathname).toBe('/main');
    expect(appServices.journey.getState().flow.step).toBe(1);
    await find();
    await modal();
  });

  it('is not offered where the category does not allow it', async () => {
    await openSearch();
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
