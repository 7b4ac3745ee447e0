import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JourneyState } from '../../../app/journey/index.ts';
import { FollowupScreen } from '../../../app/slots/FollowupScreen.tsx';
import { ResultsScreen } from '../../../app/slots/ResultsScreen.tsx';
import { type Answer, json, type Seen } from '../api/fakeFetch.ts';
import { service } from '../listedServices.ts';
import { renderScreen } from '../renderScreen.tsx';
import { testWiring } from '../testWiring.ts';
import { row, slotReply } from './rows.ts';

const links = {
  main: '/main',
  dietitian: '/dietitian',
  result: '/result',
  followup: '/followup',
  schedule: '/schedule',
};
const listed = () =>
  json(200, {
    data: {
      services: [
        service(30, 'Sore Throat', 'Illnesses'),
        service(101, 'Flu', 'Vaccines', { isVaccine: true }),
        service(104, 'Shingles dose 1', 'Vaccines', { isVaccine: true, followupServiceId: 105, followupAfterDays: 60 }),
        service(105, 'Shingles dose 2', 'Vaccines', { isVaccine: true, maxDaysAhead: 90, notMenuOption: true }),
        service(116, 'RSV', 'Vaccines', { isVaccine: true, leadTimeDays: 3 }),
        service(401, 'Cold by Video', 'Virtual Visits', { maxDaysAhead: 14 }),
        service(201, 'Nutrition Visit', 'Telenutrition', {
          businessNames: ['dietitian'],
          leadTimeDays: 3,
          maxDaysAhead: 90,
        }),
      ],
    },
  });

type Row = ReturnType<typeof row>;
const at = (one: Row, ...ids: number[]): Row => ({
  ...one,
  services: ids.flatMap((id) => one.services.map((slots) => ({ ...slots, id }))),
});
const video = (days: Parameters<typeof row>[1]) => {
  const one = at(row(1, days), 401);
  const { address: _none, distance: _nowhere, ...provider } = one.provider;
  return { ...one, provider: { ...provider, licensureState: 'OH' } };
};
const dietitian = (number: number, days: Parameters<typeof row>[1]) => {
  const one = at(row(number, days, { timezone: 'America/Denver' }), 201);
  const { address: _none, distance: _nowhere, ...provider } = one.provider;
  return {
    ...one,
    provider: {
      ...provider,
      businessName: 'dietitian',
      vanityName: `Dana ${number}`,
      qualification: 'RDN, LD',
      description: 'Dana helps families to cook.',
      image: 'data:image/svg+xml,x',
    },
  };
};
const reply = (...rows: object[]) => json(200, { data: { appointmentTimeSlots: rows } });

const isSlots = ({ url }: Seen) => url.includes('/appointment-time-slots');
const queryOf = ({ url }: Seen) => Object.fromEntries(new URLSearchParams(url.split('?')[1]));
const isRefresh = (call: Seen) => /locationIds|filter.licensureState/.test(call.url);
const reservations = (seen: readonly Seen[]) =>
  seen
    .filter(({ url, method }) => method === 'POST' && url.includes('/appointment-reservations'))
    .map(({ body }) => body);

interface Parts {
  readonly search?: Answer;
  readonly refresh?: Answer;
  readonly reserve?: Answer;
  readonly journey?: Partial<JourneyState>;
}

function open(url: string, { search, refresh, reserve, journey = {} }: Parts) {
  let codes = 0;
  const answer: Answer = (call, signal) => {
    if (call.url.includes('/v1/services')) return listed();
    if (isSlots(call)) return (isRefresh(call) ? refresh : search)?.(call, signal) ?? slotReply();
    if (call.method === 'POST' && reserve) return reserve(call, signal);
    codes += 1;
    return json(200, { data: { appointmentReservations: { reservationCode: `R${codes}` } } });
  };
  const test = testWiring({ answer, journey });
  const router = renderScreen(
    test.wiring,
    [
      { path: '/main', element: <h1>Main</h1> },
      { path: '/dietitian', element: <h1>Dietitian</h1> },
      { path: '/result', element: <ResultsScreen links={links} /> },
      { path: '/followup', element: <FollowupScreen links={links} /> },
      { path: '/schedule', element: <h1>Schedule</h1> },
    ],
    [url],
  );
  return { ...test, router };
}

const user = userEvent.setup();
const times = () => screen.findAllByRole('radio');
const proceed = () => user.click(screen.getByRole('button', { name: 'Continue' }));
const urlOf = (criteria: Record<string, string>) => `/result?${new URLSearchParams(criteria)}`;
const videoSearch = { type: 'Cold by Video', location: 'OH', date: '2026-11-23', serviceIds: '401' };
const dietitianSearch = { type: 'Nutrition Visit', location: 'OH', date: '2026-11-27', serviceIds: '201' };
const shingles = { type: 'Vaccines', location: '45040', date: '2026-11-23', serviceIds: '104' };

const width = window.innerWidth;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  window.innerWidth = width;
});

describe('a visit by video', () => {
  it('is asked for two days in the state of the guest, and shows five, in one card', async () => {
    const { seen } = open(urlOf(videoSearch), {
      search: () => reply(video({ '2026-11-23': ['09:00'] }), video({ '2026-11-23': ['09:00'] })),
      refresh: () => reply(video({ '2026-11-26': ['08:00'] })),
    });
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Visit by video in OH');
    await screen.findByRole('radio', { name: '8:00 AM, Thursday, November 26, Clinic 1' });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 4 }).map((day) => day.textContent)).toEqual([
      'Mon Nov 23',
      'Tue Nov 24',
      'Wed Nov 25',
      'Thu Nov 26',
      'Fri Nov 27',
    ]);
    const [search, ...refreshes] = seen.filter(isSlots).map(queryOf);
    expect(search).toEqual({
      'filter.businessNames': 'tlc',
      'filter.startDate': '2026-11-23',
      'filter.endDate': '2026-11-24',
      'filter.serviceIds': '401',
      'filter.state': 'OH',
      'filter.isVirtualVisit': 'true',
      'filter.maxResults': '25',
    });
    expect(refreshes).toEqual(
      [
        ['2026-11-25', '2026-11-26'],
        ['2026-11-27', '2026-11-28'],
      ].map(([startDate, endDate]) => ({
        'filter.businessNames': 'tlc',
        'filter.startDate': startDate,
        'filter.endDate': endDate,
        'filter.serviceIds': '401',
        'filter.isVirtualVisit': 'true',
        'filter.licensureState': 'OH',
      })),
    );
  });

  it('is reserved and held with the state alone', async () => {
    const { seen, wiring } = open(urlOf(videoSearch), { search: () => reply(video({ '2026-11-23': ['09:00'] })) });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(reservations(seen)).toEqual([
      { serviceId: 401, businessName: 'tlc', reservationTime: '2026-11-23 09:00:00', licensureState: 'OH' },
    ]);
    expect(wiring.journey.getState()).toMatchObject({
      flow: { name: 'VIRTUAL_VISIT', step: 3 },
      holder: { provider: { licensureState: 'OH' } },
    });
  });

  it('without a state goes to the main page', async () => {
    const { seen } = open(urlOf({ ...videoSearch, location: '45040' }), {});
    await screen.findByRole('heading', { name: 'Main' });
    expect(seen.filter(isSlots)).toEqual([]);
  });

  it('without times in two days says so, and reads none beyond until it is asked', async () => {
    const { seen } = open(urlOf(videoSearch), { search: () => reply(video({})) });
    await screen.findByText(
      'Your selected service is unavailable within this 2 day period. Please try another location or date range.',
    );
    expect(seen.filter(isRefresh)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Look at later days' }));
    await waitFor(() => expect(seen.filter(isRefresh).length).toBeGreaterThan(0));
  });
});

describe('a visit with a dietitian', () => {
  const found = () => reply(dietitian(1, { '2026-11-27': ['09:00'] }), dietitian(2, {}));

  it('shows who they are, on a card each', async () => {
    const { seen } = open(urlOf(dietitianSearch), { search: found });
    const card = within(await screen.findByRole('group', { name: 'Dana 1' }));
    expect(card.getByText('RDN, LD')).toBeTruthy();
    expect(card.getByText('Dana helps families to cook.')).toBeTruthy();
    expect(card.getByText('Times shown in Mountain Time (MT)')).toBeTruthy();
    expect(card.getByRole('presentation').getAttribute('src')).toBe('data:image/svg+xml,x');
    expect(screen.getByRole('group', { name: 'Dana 2' })).toBeTruthy();
    expect(seen.filter(isSlots).map(queryOf)[0]).toMatchObject({
      'filter.businessNames': 'dietitian',
      'filter.state': 'OH',
      'filter.isVirtualVisit': 'false',
      'filter.endDate': '2026-12-10',
    });
  });

  it('is searched from another day in place', async () => {
    const { seen, router } = open(urlOf(dietitianSearch), { search: found });
    await times();
    const date = screen.getByLabelText<HTMLInputElement>('Appointment date');
    expect(date.value).toBe('2026-11-27');
    await user.clear(date);
    await user.type(date, '2026-12-01');
    await user.click(screen.getByRole('button', { name: 'Update Search' }));
    await waitFor(() => expect(seen.filter(isSlots)).toHaveLength(2));
    expect(seen.filter(isSlots).map(queryOf)[1]?.['filter.startDate']).toBe('2026-12-01');
    expect(router.state.location.state).toMatchObject({ criteria: { date: '2026-12-01', serviceIds: [201] } });
    expect(document.activeElement?.textContent).toBe('Update Search');
  });

  it.each([
    ['2026-11-25', 'Date must be on or after 11/26/2026.'],
    ['2027-03-01', 'Date must be on or before 02/21/2027.'],
    ['', 'A valid date input is required.'],
  ])('is not searched from %s', async (day, words) => {
    const { seen } = open(urlOf(dietitianSearch), { search: found });
    await times();
    const date = screen.getByLabelText('Appointment date');
    await user.clear(date);
    if (day) await user.type(date, day);
    await user.click(screen.getByRole('button', { name: 'Update Search' }));
    await screen.findByText(words);
    expect(document.activeElement).toBe(date);
    expect(seen.filter(isSlots)).toHaveLength(1);
  });

  it('says when it is on the clock of the guest', async () => {
    open(urlOf({ ...dietitianSearch, timeZone: 'America/New_York' }), { search: found });
    await user.click((await times())[0] ?? document.body);
    expect(screen.getByText('Fri, Nov 27, 9:00 AM').parentElement?.textContent).toBe(
      'Fri, Nov 27, 9:00 AMDana 1For you: Fri, Nov 27, 11:00 AM Eastern Time (ET)',
    );
  });

  it('does not repeat a clock that is the same', async () => {
    open(urlOf({ ...dietitianSearch, timeZone: 'America/Boise' }), { search: found });
    await user.click((await times())[0] ?? document.body);
    expect(screen.getByText('Fri, Nov 27, 9:00 AM').parentElement?.textContent).toBe('Fri, Nov 27, 9:00 AMDana 1');
  });

  it('is reserved with the person and the state', async () => {
    const { seen } = open(urlOf(dietitianSearch), { search: found });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(reservations(seen)).toEqual([
      {
        serviceId: 201,
        businessName: 'dietitian',
        reservationTime: '2026-11-27 09:00:00',
        licensureState: 'OH',
        locationNumber: '01400001',
      },
    ]);
  });

  it.each(['type', 'location', 'date', 'serviceIds'] as const)('without %s begins at its questions', async (name) => {
    const { [name]: _missing, ...rest } = dietitianSearch;
    const { seen } = open(urlOf(rest), {});
    await screen.findByRole('heading', { name: 'Dietitian' });
    expect(seen.filter(isSlots)).toEqual([]);
  });
});

describe('vaccines', () => {
  const offering = (...given: boolean[]) => {
    const one = at(row(1, { '2026-11-26': ['09:00'] }), 101, 116);
    return { ...one, services: one.services.map((slots, index) => ({ ...slots, isAvailable: given[index] ?? false })) };
  };
  const two = urlOf({ ...shingles, serviceIds: '101,116' });

  it('begin later where one is prepared, and say so', async () => {
    const { seen } = open(two, { search: () => reply(offering(true, true)) });
    await screen.findByText(
      'The appointment availability dates presented have changed from the date you initially selected because our clinics require more time preparing the vaccination(s) you have selected.',
    );
    expect(seen.filter(isSlots).map(queryOf)[0]).toMatchObject({ 'filter.startDate': '2026-11-26' });
    expect(screen.getByText('Flu and RSV')).toBeTruthy();
  });

  it('of which a place gives some are held without the others, and the card says which', async () => {
    const { wiring } = open(two, { search: () => reply(offering(true, false)) });
    await screen.findByText('This location does not offer RSV at this time.');
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(wiring.journey.getState()).toMatchObject({
      flow: { name: 'EVERYDAY_VACCINE' },
      holder: { appointment: { services: [{ id: 101 }] } },
    });
  });
});

describe('a picked time', () => {
  it('never hides', async () => {
    open(urlOf({ ...shingles, serviceIds: '101' }), {
      search: () => reply(at(row(1, { '2026-11-23': ['09:00', '09:20', '09:40', '10:00', '10:20', '10:40'] }), 101)),
    });
    expect(await times()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: /^Show More/ }));
    await user.click(screen.getByRole('radio', { name: /^10:40 AM/ }));
    await user.click(screen.getByRole('button', { name: /^Show Less/ }));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value.slice(11, 16))).toEqual([
      '09:00',
      '09:20',
      '09:40',
      '10:00',
      '10:40',
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^10:40 AM/ }).checked).toBe(true);
  });
});

describe('a second dose', () => {
  const first = () => reply(at(row(1, { '2026-11-23': ['09:00'] }), 104));
  const second: Answer = () => reply(at(row(1, { '2027-01-22': ['10:00'] }), 105));

  async function pickFirst(parts: Parts = {}) {
    const test = open(urlOf(shingles), { search: first, refresh: second, ...parts });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Choose a time for your second dose' });
    return test;
  }

  it('is looked for where the first is, from so many days after it', async () => {
    const { seen } = await pickFirst();
    await times();
    expect(seen.filter(isRefresh).map(queryOf)[0]).toEqual({
      'filter.businessNames': 'tlc',
      'filter.startDate': '2027-01-22',
      'filter.endDate': '2027-02-04',
      'filter.serviceIds': '105',
      'filter.locationIds': '01400001',
    });
    const summary = screen.getByRole('region', { name: 'Your search' });
    expect(
      within(summary)
        .getAllByRole('definition')
        .map((fact) => fact.textContent),
    ).toEqual(['Monday, November 23, 2026, 9:00 AM', 'Shingles dose 2', 'Friday, January 22, 2027']);
  });

  it('is reserved beside the first', async () => {
    const { seen, wiring } = await pickFirst();
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(reservations(seen)).toMatchObject([
      { serviceId: 104, reservationTime: '2026-11-23 09:00:00' },
      { serviceId: 105, reservationTime: '2027-01-22 10:00:00' },
    ]);
    const { appointment, followup } = wiring.journey.getState().holder;
    expect([appointment?.reservation?.code, followup?.reservation?.code]).toEqual(['R1', 'R2']);
  });

  it('needs a time as well', async () => {
    await pickFirst();
    await times();
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe('Please select an appointment time to continue.');
  });

  it('can be left out', async () => {
    const { wiring } = await pickFirst();
    await times();
    await user.click(screen.getByRole('button', { name: 'Book the first dose only' }));
    await screen.findByRole('heading', { name: 'Schedule' });
    const { appointment, followup } = wiring.journey.getState().holder;
    expect([appointment?.reservation?.code, followup]).toEqual(['R1', undefined]);
  });

  it('leads back to the first, whose reservation stays', async () => {
    const { router, wiring } = await pickFirst();
    await times();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { name: '1 location near 45040' });
    expect(router.state.location.pathname).toBe('/result');
    expect(wiring.journey.getState().holder.appointment?.reservation?.code).toBe('R1');
  });

  it('that somebody else has is said on its card, and the first is kept', async () => {
    const { wiring } = await pickFirst({
      reserve: ({ body }) =>
        JSON.stringify(body).includes('105')
          ? json(409, { errors: [{ code: 'slotTaken', message: 'x' }] })
          : json(200, { data: { appointmentReservations: { reservationCode: 'R1' } } }),
    });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Unfortunately, the time selected was just booked. Please select a new time.',
    );
    expect(wiring.journey.getState().holder).toMatchObject({ appointment: { reservation: { code: 'R1' } } });
  });

  it('whose first somebody else has by now begins with another first', async () => {
    let isLost = false;
    const { wiring, router } = await pickFirst({
      reserve: () =>
        isLost
          ? json(409, { errors: [{ code: 'slotTaken', message: 'x' }] })
          : json(200, { data: { appointmentReservations: { reservationCode: 'R1' } } }),
    });
    await user.click((await times())[0] ?? document.body);
    // As after a reload: the slot is held, its reservation is not.
    act(() => wiring.journey.dispatch({ type: 'released', code: 'R1' }));
    isLost = true;
    await proceed();
    await screen.findByRole('heading', { name: '1 location near 45040' });
    expect(router.state.location.pathname).toBe('/result');
    expect(screen.getByRole('alert').textContent).toBe(
      'Unfortunately, the time selected was just booked. Please select a new time.',
    );
    expect(wiring.journey.getState().holder.followup).toBeUndefined();
  });

  it('too far ahead says how far the guest may go', async () => {
    open(urlOf({ ...shingles, date: '2027-01-05' }), {
      search: () => reply(at(row(1, { '2027-01-05': ['09:00'] }), 104)),
      refresh: () => reply(at(row(1, {}), 105)),
    });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByText('You can only book this type of appointment 90 days in advance.');
  });

  it('without a first goes to the main page', async () => {
    open('/followup', {});
    await screen.findByRole('heading', { name: 'Main' });
  });

  it.each([
    [500, 'Please try again shortly.'],
    [400, 'Please refresh the page to try again.'],
  ])('whose search fails (%i) says so', async (status, text) => {
    await pickFirst({ refresh: () => json(status, {}) });
    await screen.findByText(text);
  });
});

describe('a benefit code', () => {
  it('is sent with the search, and marks the places that take it', async () => {
    const taking = row(1, { '2026-11-23': ['09:00'] });
    const { seen, router } = open('/main', {
      search: () => reply({ ...taking, provider: { ...taking.provider, isBenefitCode: true } }),
    });
    const criteria = { ...shingles, type: 'Sore Throat', serviceIds: [30], benefitCode: 'CARE2027' };
    await router.navigate('/result', { state: { criteria } });
    await screen.findByText('This location accepts your benefit code');
    expect(seen.filter(isSlots).map(queryOf)[0]).toMatchObject({ 'filter.benefitCode': 'CARE2027' });
  });

  it('that is not taken anywhere says so, and can be tried again', async () => {
    const { seen, router } = open('/main', {
      search: () =>
        json(200, {
          data: { appointmentTimeSlots: [row(1, { '2026-11-23': ['09:00'] })] },
          warnings: { appointmentTimeSlots: [{ code: 'invalidBenefitCode', message: 'x' }] },
        }),
    });
    const criteria = { ...shingles, type: 'Sore Throat', serviceIds: [30], benefitCode: 'OLD' };
    await router.navigate('/result', { state: { criteria } });
    await screen.findByText('Benefit code locations failed to load.');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(seen.filter(isSlots)).toHaveLength(2));
  });
});
