import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigationState } from '../../../../app/journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../../app/journey/search/SearchCriteria.ts';
import { type Answer, hang, json } from '../../api/fakeFetch.ts';
import { service } from '../../app-services/listedServices.ts';
import { card, isSearch, monday, nine, open, parseQuery, slot, user, whole } from './openResults.tsx';
import { row, slotReply } from './rows.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what was found', () => {
  it('shows that it is under way', async () => {
    open({ search: hang });
    expect(screen.getByText('Looking for open appointment times...').closest('[role=status]')).toBeTruthy();
  });

  it('is asked for two weeks from the wished day, near the place', async () => {
    const { seen } = open();
    await slot(nine);
    const query = seen.filter(isSearch).map(parseQuery)[0];
    expect(query && Object.fromEntries(query)).toEqual({
      'filter.businessNames': 'tlc',
      'filter.startDate': '2026-11-23',
      'filter.endDate': '2026-12-06',
      'filter.serviceIds': '30',
      'filter.freeFormAddress': '45040',
      'filter.maxResults': '25',
    });
  });

  it('shows each place with its distance, street and times; the rest is among its details', async () => {
    open();
    const first = within(await card(1));
    expect(first.getByText('1.0 mi away')).toBeTruthy();
    expect(first.getByText(/^1 Main St/)).toBeTruthy();
    expect(first.queryByText('Mason, OH 45040')).toBeNull();
    const details = first.getByRole('button', { name: 'Details Clinic 1' });
    expect(details.getAttribute('aria-expanded')).toBe('false');
    await user.click(details);
    expect(details.getAttribute('aria-expanded')).toBe('true');
    expect(first.getByText('Mason, OH 45040')).toBeTruthy();
    expect(first.getByRole('img', { name: 'Kroger' })).toBeTruthy();
    expect(first.getByRole('link', { name: 'Directions to Clinic 1' }).getAttribute('href')).toContain('1+Main+St');
    expect(first.getByRole('link', { name: '513-555-0113, call Clinic 1' }).getAttribute('href')).toBe(
      'tel:+1-513-555-0113',
    );
    expect(first.getByRole('group', { name: 'Appointment times at Clinic 1, 1 Main St' })).toBeTruthy();
    expect(first.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      nine,
      '9:20 AM, Monday, November 23, Clinic 1',
    ]);
    expect(screen.getByRole('heading', { name: '2 locations near 45040' })).toBeTruthy();
  });

  it('names the time zone once, or on each card if they differ', async () => {
    open();
    await slot(nine);
    expect(screen.getAllByText('Times shown in Eastern Time (ET)')).toHaveLength(1);
    expect(within(await card(1)).queryByText(/^Times shown in/)).toBeNull();
    cleanup();
    open({ search: () => slotReply(row(1, monday), row(2, monday, { timezone: 'America/Chicago' })) });
    expect(within(await card(1)).getByText('Times shown in Eastern Time (ET)')).toBeTruthy();
    expect(within(await card(2)).getByText('Times shown in Central Time (CT)')).toBeTruthy();
    expect(screen.getAllByText(/^Times shown in/)).toHaveLength(2);
  });

  it('repeats the search, with a way to change it', async () => {
    const { router } = open();
    await slot(nine);
    const summary = within(screen.getByRole('region', { name: 'Your search' }));
    expect(summary.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'Sore Throat',
      '45040',
      'Mon, Nov 23',
    ]);
    await user.click(summary.getByRole('link', { name: 'Edit search' }));
    expect(router.state.location).toMatchObject({
      pathname: '/main',
      state: { criteria: { type: 'Sore Throat', location: '45040', date: '2026-11-23', serviceIds: [30] } },
    });
  });

  it('names the service itself, whatever a link calls it', async () => {
    open({}, whole.replace('Sore+Throat', 'Call+555-0100+now'));
    await slot(nine);
    const summary = within(screen.getByRole('region', { name: 'Your search' }));
    expect(summary.getByText('Sore Throat')).toBeTruthy();
    expect(screen.queryByText('Call 555-0100 now')).toBeNull();
  });

  it('has the map of the region beside it on a wide screen where no place has a position', async () => {
    open();
    await slot(nine);
    const map = await screen.findByRole('region', { name: 'Map of locations' });
    expect(within(map).queryByRole('button')).toBeNull();
  });

  it('may be more than is shown', async () => {
    const more = { appointmentTimeSlots: [{ code: 'moreProviders', message: 'x' }] };
    open({
      search: () => json(200, { data: { appointmentTimeSlots: [row(1, monday), row(2, monday)] }, warnings: more }),
    });
    await screen.findByText('Only the 2 nearest locations are shown. To see others, search for another place.');
  });

  it('is all that there is, as long as nothing else is said', async () => {
    open();
    await slot(nine);
    expect(screen.queryByText(/nearest locations are shown/)).toBeNull();
  });

  it('may be nothing', async () => {
    open({ search: () => slotReply() });
    expect(await screen.findByRole('heading', { name: 'No results found!' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('a place without anything near it', () => {
  it('names the nearest place farther away, and shows it on demand', async () => {
    const { seen } = open({
      search: (request) => slotReply(...(parseQuery(request).get('filter.radius') === '100' ? [row(1, monday)] : [])),
    });
    await screen.findByRole('heading', { name: 'No results found!' });
    await user.click(await screen.findByRole('button', { name: /^Search within 100 miles Clinic 1, 1.0 mi away$/ }));
    await slot(nine);
    expect(document.activeElement?.textContent).toBe('Choose a time');
    expect(seen.filter(isSearch).map((request) => parseQuery(request).get('filter.radius'))).toEqual([
      null,
      '100',
      '100',
    ]);
  });

  it('even far away says so', async () => {
    open({ search: () => slotReply() });
    await screen.findByRole('heading', { name: 'No results found!' });
    expect(await screen.findByRole('link', { name: '888-852-2567' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Search within 100 miles/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Edit search' })).toHaveLength(2);
  });

  it('leads to the same visit by video, where there is one', async () => {
    const services = [service(30, 'Sore Throat', 'Illnesses'), service(401, 'Sore Throat by Video', 'Virtual Visits')];
    const { router } = open({}, whole, {
      answer: ({ url }) => (url.includes('/services') ? json(200, { data: { services } }) : slotReply()),
      content: (path) =>
        path.startsWith('service-extra-properties/')
          ? json(200, {
              services: [{ serviceIds: [30], duration: 'Soon.' }],
              byVideo: [{ serviceId: 30, videoServiceId: 401 }],
            })
          : undefined,
    });
    await user.click(await screen.findByRole('link', { name: 'Book Sore Throat by Video' }));
    expect(router.state.location.pathname).toBe('/main');
    expect(router.state.location.state).toMatchObject({
      criteria: { type: 'Sore Throat by Video', serviceIds: [401] },
    });
  });
});

describe('a search that cannot be run', () => {
  it.each(['type', 'location', 'date', 'serviceIds'])(
    'without %s goes to the form, with what there is',
    async (name) => {
      const url = new URL(whole, 'https://x.example');
      url.searchParams.delete(name);
      const { router, seen } = open({}, `${url.pathname}${url.search}`);
      await screen.findByRole('heading', { name: 'Main' });
      expect(router.state.location.pathname).toBe('/main');
      expect(seen.filter(isSearch)).toEqual([]);
    },
  );

  it('for a service that is unknown goes to the form', async () => {
    const { seen } = open({}, whole.replace('serviceIds=30', 'serviceIds=12345'));
    await screen.findByRole('heading', { name: 'Main' });
    expect(seen.filter(isSearch)).toEqual([]);
  });

  it('for an unknown place goes to the form, which says so', async () => {
    const refusal = { errors: [{ code: 'locationUnavailable', message: 'x' }] };
    const { router } = open({ search: () => json(404, refusal) });
    await screen.findByRole('heading', { name: 'Main' });
    expect(router.state.location.state).toMatchObject({
      criteria: { location: '45040', error: 'locationUnavailable' },
    });
  });
});

describe('a search that fails', () => {
  const failure = "We're having trouble connecting at the moment.";

  it.each<[string, Answer, string, number]>([
    ['503', () => json(503, {}), 'Please try again shortly.', 503],
    ['a cut connection', () => Promise.reject(new TypeError('x')), 'Please refresh the page to try again.', -1],
  ])('with %s says so, reports it, and can be tried again', async (_what, answer, text, responseCode) => {
    let works = false;
    const { reported } = open({
      search: (request, signal) => (works ? slotReply(row(1, monday)) : answer(request, signal)),
    });
    expect((await screen.findByRole('alert')).textContent).toBe(`${failure}${text}`);
    expect(reported).toContainEqual(
      expect.objectContaining({
        type: 'customerError',
        endpoint: '/appointment-management/v2/appointment-time-slots',
        responseCode,
      }),
    );
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await slot(nine);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('because the services do not come says so', async () => {
    open({}, whole, { answer: () => json(500, {}) });
    expect((await screen.findByRole('alert')).textContent).toContain(failure);
  });

  it('because the document that says what can be booked is broken says so', async () => {
    open({}, whole, { content: (path) => (path.startsWith('scheduler-config') ? new Response('{') : undefined) });
    expect((await screen.findByRole('alert')).textContent).toContain(failure);
  });
});

describe('searches that answer out of order', () => {
  it('show the newest question alone, whenever the others answer', async () => {
    const answers = new Map<string, (response: Response) => void>();
    const slow: Answer = (request) =>
      new Promise((resolve) => answers.set(parseQuery(request).get('filter.freeFormAddress') ?? '', resolve));
    const { router } = open({ search: slow });
    await waitFor(() => expect(answers.has('45040')).toBe(true));
    const second = { ...noCriteria, type: 'Sore Throat', location: '60601', date: '2026-11-23', serviceIds: [30] };
    await act(() => router.navigate('/result', { state: navigationState(second) }));
    await waitFor(() => expect(answers.has('60601')).toBe(true));
    answers.get('60601')?.(slotReply(row(2, monday)));
    await card(2);
    answers.get('45040')?.(slotReply(row(1, monday)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('group', { name: 'Clinic 1' })).toBeNull();
    expect(screen.getByRole('heading', { name: '1 location near 60601' })).toBeTruthy();
  });
});

describe('many places', () => {
  const seven = Array.from({ length: 7 }, (_, index) => row(index + 1, monday));

  it('come five to a page; the next page begins at its heading, and Back leads to the first', async () => {
    const { router } = open({ search: () => slotReply(...seven) });
    await slot(nine);
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Clinic 6' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next page of locations' }));
    await card(6);
    expect(screen.queryByRole('group', { name: 'Clinic 1' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('7 locations near 45040');
    await act(() => router.navigate(-1));
    await card(1);
  });

  it('a page beyond the last is the last', async () => {
    open({ search: () => slotReply(...seven) }, `${whole}&page=9`);
    await card(7);
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
  });
});
