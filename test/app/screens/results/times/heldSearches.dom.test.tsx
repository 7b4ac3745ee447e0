import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigationState } from '../../../../../app/journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../../../app/journey/search/SearchCriteria.ts';
import { json } from '../../../api/fakeFetch.ts';
import {
  at,
  buildUrl,
  dietitianSearch,
  freezeClock,
  isSlots,
  open,
  reply,
  shingles,
  times,
  user,
  videoSearch,
} from '../flowStage.tsx';
import { row } from '../rows.ts';

/** Searches that are not run, wherever they come from (RESULT-28, RESULT-29). */

freezeClock();

const apart =
  'The vaccines you have selected cannot be scheduled together. Please go back and confirm your selections again.';
const wanting = (serviceIds: string) => buildUrl({ ...shingles, serviceIds });

describe('vaccines that cannot be given at one visit', () => {
  it.each([
    ['two that do not go together', '104,116', apart],
    ['both doses of one', '104,105', apart],
    ['four', '101,104,109,116', 'You can only select up to 3 vaccines.'],
  ])('%s are not searched for, and a message says why', async (_what, serviceIds, message) => {
    const { seen, reported } = open(wanting(serviceIds), {});
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(seen.filter(isSlots)).toEqual([]);
    await waitFor(() =>
      expect(reported).toContainEqual(expect.objectContaining({ type: 'alert', alert: 'vaccinesRefused' })),
    );
  });

  it('lead back to their choice, with what was chosen', async () => {
    const { router } = open(wanting('104,116'), {});
    await user.click(await screen.findByRole('link', { name: 'Choose vaccines again' }));
    expect(router.state.location.pathname).toBe('/prescreen/1');
    expect(router.state.location.state).toMatchObject({ criteria: { serviceIds: [104, 116], location: '45040' } });
  });

  it('show the same message if only the server refuses them', async () => {
    const refusal = { errors: [{ code: 'incompatibleServices', message: 'Server words.' }] };
    const { seen } = open(wanting('101,109'), { search: () => json(400, refusal) });
    expect((await screen.findByRole('alert')).textContent).toBe(apart);
    expect(seen.filter(isSlots)).toHaveLength(1);
  });

  it('are not searched for while the rules cannot be read', async () => {
    const { seen } = open(wanting('101,109'), {
      content: (path) => (path.startsWith('vaccine-rules') ? new Response('{') : undefined),
    });
    expect((await screen.findByRole('alert')).textContent).toContain("We're having trouble connecting at the moment.");
    expect(seen.filter(isSlots)).toEqual([]);
  });
});

describe('a search whose prescreen was not answered', () => {
  it.each([
    ['of a vaccine', shingles],
    ['of a dietitian', dietitianSearch],
  ])('%s leads to it, with what there is', async (_what, search) => {
    const { router, seen } = open(buildUrl(search), { journey: { prescreened: [] } });
    await screen.findByRole('heading', { name: 'Prescreen' });
    expect(router.state.location.pathname).toBe('/prescreen/1');
    expect(router.state.location.state).toMatchObject({
      criteria: { location: search.location, serviceIds: [Number(search.serviceIds)] },
    });
    expect(seen.filter(isSlots)).toEqual([]);
  });

  it('is run where its category asks none', async () => {
    open(buildUrl(videoSearch), {
      journey: { prescreened: [] },
      search: () => reply(at(row(1, { '2026-11-23': ['09:00'] }), 401)),
    });
    expect(await times()).toHaveLength(1);
  });

  it('is run for an appointment that is moved', async () => {
    const place = at(row(1, { '2026-11-23': ['09:00'] }), 101);
    const booked = {
      timestamp: '2026-12-01 09:00:00',
      timezone: 'America/New_York',
      services: [{ id: 101, name: 'Flu' }],
    };
    const move = {
      appointments: [{ ...booked, id: 'A1', confirmCode: 'K1' }],
      id: 'A1',
      confirmCode: 'K1',
      provider: { ...place.provider, businessName: 'tlc' as const },
      staysThere: false,
    };
    const { router } = open('/main', { journey: { prescreened: [], move }, search: () => reply(place) });
    const criteria = {
      ...noCriteria,
      type: 'Flu',
      location: '45040',
      date: '2026-11-23',
      serviceIds: [101],
      isMove: true,
    } as const;
    await router.navigate('/result', { state: navigationState(criteria) });
    expect(await times()).toHaveLength(1);
  });
});
