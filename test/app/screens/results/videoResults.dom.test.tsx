import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shippedSchedulerConfig } from '../../../content/shippedSchedulerConfig.ts';
import { json } from '../../api/fakeFetch.ts';
import {
  buildUrl,
  freezeClock,
  isRefresh,
  isSlots,
  open,
  parseQuery,
  proceed,
  reply,
  reservations,
  times,
  user,
  video,
  videoSearch,
} from './flowStage.tsx';

freezeClock();

const days = () =>
  within(screen.getByRole('group', { name: 'Days' }))
    .getAllByRole('listitem')
    .map((day) => day.textContent);
const facts = () => screen.getAllByRole('definition').map((fact) => fact.textContent);

describe('a visit by video', () => {
  it('is asked for two days in the state of the guest, and shows them in one card', async () => {
    const { seen } = open(buildUrl(videoSearch), {
      search: () => reply(video({ '2026-11-23': ['09:00'] }), video({ '2026-11-23': ['09:00'] })),
    });
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Visit by video in Ohio');
    await screen.findByRole('radio', { name: '9:00 AM, Monday, November 23, Clinic 1' });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Map of locations' })).toBeNull();
    expect(days()).toEqual(['Mon, Nov 23 1 time', 'Tue, Nov 24 No times']);
    expect(facts()).toEqual(['Cold by Video', 'Ohio', 'Mon, Nov 23']);
    expect(seen.filter(isSlots).map(parseQuery)).toEqual([
      {
        'filter.businessNames': 'tlc',
        'filter.startDate': '2026-11-23',
        'filter.endDate': '2026-11-24',
        'filter.serviceIds': '401',
        'filter.state': 'OH',
        'filter.isVirtualVisit': 'true',
        'filter.maxResults': '25',
      },
    ]);
  });

  it('loads later days in pairs as the guest reaches them', async () => {
    const { seen } = open(buildUrl(videoSearch), {
      search: () => reply(video({ '2026-11-23': ['09:00'] })),
      refresh: (call) => reply(video(call.url.includes('2026-11-27') ? { '2026-11-27': ['08:00'] } : {})),
    });
    await times();
    await user.click(screen.getByRole('button', { name: 'Later days' }));
    await screen.findByRole('radio', { name: '8:00 AM, Friday, November 27, Clinic 1' });
    expect(days()).toEqual([
      'Wed, Nov 25 No times',
      'Thu, Nov 26 No times',
      'Fri, Nov 27 1 time',
      'Sat, Nov 28 No times',
      'Sun, Nov 29 No times',
    ]);
    expect(seen.filter(isRefresh).map(parseQuery)).toEqual(
      [
        ['2026-11-25', '2026-11-26'],
        ['2026-11-27', '2026-11-28'],
        ['2026-11-29', '2026-11-30'],
      ].map(([startDate, endDate]) => ({
        'filter.businessNames': 'tlc',
        'filter.startDate': startDate,
        'filter.endDate': endDate,
        'filter.serviceIds': '401',
        'filter.isVirtualVisit': 'true',
        'filter.licensureState': 'OH',
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Earlier days' }));
    expect(days()).toEqual(['Mon, Nov 23 1 time', 'Tue, Nov 24 No times']);
  });

  it('is reserved with only the state', async () => {
    const { seen, appServices } = open(buildUrl(videoSearch), {
      search: () => reply(video({ '2026-11-23': ['09:00'] })),
    });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(reservations(seen)).toEqual([
      { serviceId: 401, businessName: 'tlc', reservationTime: '2026-11-23 09:00:00', licensureState: 'OH' },
    ]);
    expect(appServices.journey.getState()).toMatchObject({
      flow: { name: 'VIRTUAL_VISIT', step: 3 },
      picked: { provider: { licensureState: 'OH' } },
    });
  });

  it('is reserved with only the place if its flow does not name the state', async () => {
    const silent = {
      ...shippedSchedulerConfig,
      flows: {
        ...shippedSchedulerConfig.flows,
        VIRTUAL_VISIT: { ...shippedSchedulerConfig.flows.VIRTUAL_VISIT, submitWithLicensureState: false },
      },
    };
    const { seen, appServices } = open(buildUrl(videoSearch), {
      search: () => reply(video({ '2026-11-23': ['09:00'] })),
      content: (path) => (path.startsWith('scheduler-config') ? json(200, silent) : undefined),
    });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(reservations(seen)).toEqual([
      { serviceId: 401, businessName: 'tlc', reservationTime: '2026-11-23 09:00:00', locationNumber: '01400001' },
    ]);
    expect(appServices.journey.getState().picked.provider).not.toHaveProperty('licensureState');
  });

  it('without a state goes to the main page', async () => {
    const { seen } = open(buildUrl({ ...videoSearch, location: '45040' }), {});
    await screen.findByRole('heading', { name: 'Main' });
    expect(seen.filter(isSlots)).toEqual([]);
  });

  it('without times in two days says so, and reads none beyond until it is asked', async () => {
    const { seen } = open(buildUrl(videoSearch), { search: () => reply(video({})) });
    await screen.findByText(/within this 2 day period/);
    expect(seen.filter(isRefresh)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Find the next available time' }));
    await screen.findByText('No times through Monday, November 30.');
    expect(seen.filter(isRefresh).map((call) => parseQuery(call)['filter.startDate'])).toEqual([
      '2026-11-25',
      '2026-11-27',
      '2026-11-29',
    ]);
    await user.click(screen.getByRole('button', { name: 'Find the next available time' }));
    await waitFor(() => expect(seen.filter(isRefresh)).toHaveLength(6));
    expect(await screen.findByText('No times through Sunday, December 6.')).toBeTruthy();
  });
});
