import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from '../../../app/journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../app/journey/search/SearchCriteria.ts';
import { ResultsScreen } from '../../../app/slots/ResultsScreen.tsx';
import { type Answer, hang, json, type Seen } from '../api/fakeFetch.ts';
import { listedServices } from '../listedServices.ts';
import { renderScreen } from '../renderScreen.tsx';
import { type TestWiringOptions, testWiring } from '../testWiring.ts';
import { row, slotReply } from './rows.ts';

const links = {
  main: '/main',
  dietitian: '/dietitian',
  result: '/result',
  followup: '/followup',
  schedule: '/schedule',
};
const whole = '/result?type=Sore+Throat&location=45040&date=2026-11-23&serviceIds=30';
const monday = { '2026-11-23': ['09:00', '09:20'] };

interface Parts {
  readonly search?: Answer;
  readonly refresh?: Answer;
  readonly reserve?: Answer;
}

const isRefresh = ({ url }: Seen) => url.includes('locationIds');
const isSearch = ({ url }: Seen) => url.includes('/appointment-time-slots') && !url.includes('locationIds');
const isReservation = ({ url, method }: Seen) => method === 'POST' && url.includes('/appointment-reservations');
const queryOf = ({ url }: Seen) => new URLSearchParams(url.split('?')[1]);

const server =
  ({ search, refresh, reserve }: Parts): Answer =>
  (request, signal) => {
    if (request.url.includes('/services')) return listedServices();
    if (isRefresh(request)) return refresh?.(request, signal) ?? slotReply(row(1, {}));
    if (isSearch(request)) return search?.(request, signal) ?? slotReply(row(1, monday), row(2, monday));
    if (isReservation(request)) {
      return reserve?.(request, signal) ?? json(200, { data: { appointmentReservations: { reservationCode: 'R1' } } });
    }
    return json(200, {});
  };

function open(parts: Parts = {}, at: string | object = whole, options: Partial<TestWiringOptions> = {}) {
  const test = testWiring({ answer: server(parts), ...options });
  const router = renderScreen(
    test.wiring,
    [
      { path: '/main', element: <h1>Main</h1> },
      { path: '/result', element: <ResultsScreen links={links} /> },
      { path: '/schedule', element: <h1>Schedule</h1> },
    ],
    typeof at === 'string' ? [at] : ['/main'],
  );
  return { ...test, router };
}

const user = userEvent.setup();
const slot = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const card = (number: number) => screen.findByRole('group', { name: `Clinic ${number}` });
const proceed = () => user.click(screen.getByRole('button', { name: 'Continue' }));
const nine = '9:00 AM, Monday, November 23, Clinic 1';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what was found', () => {
  it('is waited for in words', async () => {
    open({ search: hang });
    expect(screen.getByText('Looking for open appointment times...').closest('[role=status]')).toBeTruthy();
  });

  it('is asked for two weeks from the wished day, near the place', async () => {
    const { seen } = open();
    await slot(nine);
    const query = seen.filter(isSearch).map(queryOf)[0];
    expect(query && Object.fromEntries(query)).toEqual({
      'filter.businessNames': 'tlc',
      'filter.startDate': '2026-11-23',
      'filter.endDate': '2026-12-06',
      'filter.serviceIds': '30',
      'filter.freeFormAddress': '45040',
      'filter.maxResults': '25',
    });
  });

  it('shows each place with its distance, address, phone, times and the zone they are in', async () => {
    open({ search: () => slotReply(row(1, monday), row(2, monday, { timezone: 'America/Chicago' })) });
    const first = within(await card(1));
    expect(first.getByText('1.0 mi away')).toBeTruthy();
    expect(first.getByText('Mason, OH 45040')).toBeTruthy();
    expect(first.getByRole('link', { name: '513-555-0113, call Clinic 1' }).getAttribute('href')).toBe(
      'tel:+1-513-555-0113',
    );
    expect(first.getByText('Times shown in Eastern Time (ET)')).toBeTruthy();
    expect(within(await card(2)).getByText('Times shown in Central Time (CT)')).toBeTruthy();
    expect(first.getByRole('group', { name: 'Appointment times at Clinic 1, 1 Main St' })).toBeTruthy();
    expect(first.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      nine,
      '9:20 AM, Monday, November 23, Clinic 1',
    ]);
    expect(screen.getByRole('heading', { name: '2 locations near 45040' })).toBeTruthy();
  });

  it('repeats the search, with a way to change it', async () => {
    const { router } = open();
    await slot(nine);
    const summary = within(screen.getByRole('region', { name: 'Your search' }));
    expect(summary.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'Sore Throat',
      '45040',
      'Monday, November 23, 2026',
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

  it('may be nothing', async () => {
    open({ search: () => slotReply() });
    expect(await screen.findByRole('heading', { name: 'No results found!' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
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
  const trouble = "We're having trouble connecting at the moment.";

  it.each<[string, Answer, string, number]>([
    ['500', () => json(500, {}), 'Please try again shortly.', 500],
    ['503', () => json(503, {}), 'Please try again shortly.', 503],
    ['400', () => json(400, {}), 'Please refresh the page to try again.', 400],
    ['429', () => json(429, {}), 'Please refresh the page to try again.', 429],
    ['a cut connection', () => Promise.reject(new TypeError('x')), 'Please refresh the page to try again.', -1],
    ['another shape', () => json(200, { data: {} }), 'Please refresh the page to try again.', 200],
    ['nothing', () => new Response(''), 'Please refresh the page to try again.', 200],
  ])('with %s says so, reports it, and can be tried again', async (_what, answer, text, responseCode) => {
    let works = false;
    const { reported } = open({
      search: (request, signal) => (works ? slotReply(row(1, monday)) : answer(request, signal)),
    });
    expect((await screen.findByRole('alert')).textContent).toBe(`${trouble}${text}`);
    expect(reported).toEqual([
      { type: 'customerError', endpoint: '/appointment-management/v2/appointment-time-slots', responseCode },
    ]);
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await slot(nine);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [500, 'Please try again shortly.'],
    [404, 'Please refresh the page to try again.'],
  ])('because the services do not come (%i) says so', async (status, text) => {
    open({}, whole, { answer: () => json(status, {}) });
    expect((await screen.findByRole('alert')).textContent).toBe(`${trouble}${text}`);
  });

  it('because the document that says what can be booked is broken says so', async () => {
    open({}, whole, { content: (path) => (path.startsWith('scheduler-config') ? new Response('{') : undefined) });
    expect((await screen.findByRole('alert')).textContent).toContain(trouble);
  });
});

describe('searches that answer out of order', () => {
  it('show the newest question alone, whenever the others answer', async () => {
    const answers = new Map<string, (response: Response) => void>();
    const slow: Answer = (request) =>
      new Promise((resolve) => answers.set(queryOf(request).get('filter.freeFormAddress') ?? '', resolve));
    const { router } = open({ search: slow });
    await waitFor(() => expect(answers.has('45040')).toBe(true));
    const second = { ...noCriteria, type: 'Sore Throat', location: '60601', date: '2026-11-23', serviceIds: [30] };
    await act(() => router.navigate('/result', { state: stateOf(second) }));
    await waitFor(() => expect(answers.has('60601')).toBe(true));
    answers.get('60601')?.(slotReply(row(2, monday)));
    await card(2);
    answers.get('45040')?.(slotReply(row(1, monday)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('group', { name: 'Clinic 1' })).toBeNull();
    expect(screen.getByRole('heading', { name: '1 location near 60601' })).toBeTruthy();
  });
});

describe('picking a time', () => {
  it('is needed to continue', async () => {
    const { seen } = open();
    await slot(nine);
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe('Please select an appointment time to continue.');
    expect(seen.filter(isReservation)).toEqual([]);
    await user.click(await slot(nine));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes one time of all places', async () => {
    open();
    const [first, second] = [await slot(nine), await slot('9:20 AM, Monday, November 23, Clinic 2')];
    await user.click(first);
    await user.click(second);
    expect([first.checked, second.checked]).toEqual([false, true]);
    expect(screen.getByText('Mon, Nov 23, 9:20 AM').parentElement?.textContent).toContain('Clinic 2, 2 Main St');
  });

  it('holds it and goes on to the form', async () => {
    const { seen, wiring } = open();
    await user.click(await slot(nine));
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(seen.filter(isReservation).map(({ body }) => body)).toEqual([
      { serviceId: 30, businessName: 'tlc', reservationTime: '2026-11-23 09:00:00', locationNumber: '01400001' },
    ]);
    const { holder, flow } = wiring.journey.getState();
    expect(holder).toMatchObject({
      appointment: {
        timestamp: '2026-11-23 09:00:00',
        timezone: 'America/New_York',
        services: [{ id: 30, name: 'Sore Throat' }],
        reservation: { code: 'R1' },
      },
      provider: { providerId: '01400001' },
    });
    expect(flow).toEqual({ name: 'IN_PERSON', step: 3 });
  });

  it('asks once, however often the guest presses', async () => {
    const { seen } = open({ reserve: hang });
    await user.click(await slot(nine));
    await proceed();
    await proceed();
    expect(seen.filter(isReservation)).toHaveLength(1);
  });
});

describe('a time that somebody else has', () => {
  const words = 'Unfortunately, the time selected was just booked. Please select a new time.';

  it.each([400, 404, 409])(
    '(%i) is said on its card, where the guest is put, and gone; fresh times are there',
    async (status) => {
      const { seen, wiring } = open({
        reserve: () => json(status, { errors: [{ code: 'taken', message: 'x' }] }),
        refresh: () => slotReply(row(1, { '2026-11-23': ['09:00', '10:40'] })),
      });
      await user.click(await slot(nine));
      await proceed();
      const alert = await within(await card(1)).findByRole('alert');
      expect(alert.textContent).toBe(words);
      await waitFor(() => expect(document.activeElement).toBe(alert));
      await slot('10:40 AM, Monday, November 23, Clinic 1');
      expect(screen.queryByRole('radio', { name: nine })).toBeNull();
      expect(seen.filter(isRefresh).map((request) => Object.fromEntries(queryOf(request)))).toEqual([
        {
          'filter.businessNames': 'tlc',
          'filter.startDate': '2026-11-23',
          'filter.endDate': '2026-12-06',
          'filter.serviceIds': '30',
          'filter.locationIds': '01400001',
        },
      ]);
      expect(wiring.journey.getState().holder).toEqual({});
      expect(screen.getByText('No time chosen yet')).toBeTruthy();
      expect(within(await card(2)).queryByRole('alert')).toBeNull();
    },
  );

  it('leaves the way open to another time', async () => {
    let taken = true;
    open({
      reserve: () => {
        const answer = taken
          ? json(409, {})
          : json(200, { data: { appointmentReservations: { reservationCode: 'R2' } } });
        taken = false;
        return answer;
      },
    });
    await user.click(await slot(nine));
    await proceed();
    await screen.findByText(words);
    await user.click(await slot('9:20 AM, Monday, November 23, Clinic 2'));
    expect(screen.queryByText(words)).toBeNull();
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
  });

  it('says when fresh times cannot be read, and reads them again', async () => {
    let works = false;
    open({
      reserve: () => json(409, {}),
      refresh: () => (works ? slotReply(row(1, { '2026-11-23': ['11:00'] })) : json(500, {})),
    });
    await user.click(await slot(nine));
    await proceed();
    const first = within(await card(1));
    await first.findByText('Please try again shortly.');
    works = true;
    await user.click(first.getByRole('button', { name: 'Try again' }));
    await slot('11:00 AM, Monday, November 23, Clinic 1');
  });
});

describe('a reservation that fails', () => {
  it.each([
    [500, 'Please try again shortly.'],
    [403, 'Please refresh the page to try again.'],
  ])('(%i) keeps the pick, says so, and can be tried again', async (status, text) => {
    let works = false;
    open({
      reserve: () =>
        works ? json(200, { data: { appointmentReservations: { reservationCode: 'R1' } } }) : json(status, {}),
    });
    const picked = await slot(nine);
    await user.click(picked);
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe(
      `We're having trouble connecting at the moment.${text}`,
    );
    expect(picked.checked).toBe(true);
    works = true;
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
  });
});

describe('the days of a card', () => {
  const later = { '2026-11-28': ['10:00'] };

  it('show four times at first, and all on demand', async () => {
    const times = ['09:00', '09:20', '09:40', '10:00', '10:20', '10:40'];
    open({ search: () => slotReply(row(1, { '2026-11-23': times })) });
    await slot(nine);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    const more = screen.getByRole('button', { name: 'Show More times on Monday, November 23' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('10:20 AM, Monday, November 23, Clinic 1');
    await user.click(screen.getByRole('button', { name: 'Show Less times on Monday, November 23' }));
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('open where the first free time is', async () => {
    open({ search: () => slotReply(row(1, later)) });
    await slot('10:00 AM, Saturday, November 28, Clinic 1');
    await screen.findByText('Nov 27 – Nov 30');
  });

  it('go on, and no further than the service allows', async () => {
    open();
    await slot(nine);
    const first = within(await card(1));
    const [earlier, next] = [
      first.getByRole('button', { name: 'Earlier days at Clinic 1' }),
      first.getByRole('button', { name: 'Later days at Clinic 1' }),
    ];
    expect(earlier.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect(first.getByText('Nov 27 – Nov 30')).toBeTruthy();
    expect(earlier.getAttribute('aria-disabled')).toBe('false');
    await user.click(earlier);
    expect(first.getByText('Nov 23 – Nov 26')).toBeTruthy();
  });

  it('lead on to the next free one from where there is none', async () => {
    open({ search: () => slotReply(row(1, { ...monday, '2026-12-04': ['10:00'] })) });
    await slot(nine);
    await user.click(screen.getByRole('button', { name: 'Later days at Clinic 1' }));
    await user.click(screen.getByRole('button', { name: 'Next available: Friday, December 4' }));
    await slot('10:00 AM, Friday, December 4, Clinic 1');
  });

  it('beyond the search are read when the guest gets there', async () => {
    const { seen } = open({ refresh: () => slotReply(row(1, { '2026-12-08': ['08:00'] })) });
    await slot(nine);
    const next = within(await card(1)).getByRole('button', { name: 'Later days at Clinic 1' });
    for (let page = 0; page < 3; page++) await user.click(next);
    expect(seen.filter(isRefresh).map((request) => queryOf(request).get('filter.startDate'))).toEqual(['2026-12-07']);
    await slot('8:00 AM, Tuesday, December 8, Clinic 1');
    expect(seen.filter(isRefresh).map((request) => queryOf(request).get('filter.endDate'))).toEqual(['2026-12-20']);
  });
});

describe('a place without times', () => {
  it('says so, and offers later days', async () => {
    const { seen } = open({
      search: () => slotReply(row(1, {})),
      refresh: () => slotReply(row(1, { '2026-12-08': ['08:00'] })),
    });
    const first = within(await card(1));
    expect(first.getByText('No Availability')).toBeTruthy();
    expect(
      first.getByText(
        'Your selected service is unavailable within this 14 day period. Please try another location or date range.',
      ),
    ).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Look at later days' }));
    await slot('8:00 AM, Tuesday, December 8, Clinic 1');
    expect(seen.filter(isRefresh)).toHaveLength(1);
  });

  it('that does not give the service says so', async () => {
    open({ search: () => slotReply(row(1, {}, { isAvailable: false })) });
    const first = within(await card(1));
    expect(first.getByText('Service Unavailable')).toBeTruthy();
    expect(first.getByText('Your selected service is unavailable here. Please try another location.')).toBeTruthy();
    expect(first.queryByRole('button')).toBeNull();
  });

  it('because the day is too far ahead says how far the guest may go', async () => {
    open({ search: () => slotReply(row(1, {})) }, whole.replace('2026-11-23', '2027-03-01'));
    expect(
      within(await card(1)).getByText('You can only book this type of appointment 60 days in advance.'),
    ).toBeTruthy();
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
