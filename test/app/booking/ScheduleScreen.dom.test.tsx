import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analytics } from '../../../app/analytics/Analytics.ts';
import { ScheduleScreen } from '../../../app/booking/ScheduleScreen.tsx';
import type { JourneyState } from '../../../app/journey/index.ts';
import { type Answer, hang, json, type Seen } from '../api/fakeFetch.ts';
import { appointment, clinic, followup, reservation } from '../journey/fixtures.ts';
import { renderScreen } from '../renderScreen.tsx';
import { type TestWiringOptions, testWiring } from '../testWiring.ts';
import { smallForm } from './smallForm.ts';

const links = {
  main: '/main',
  dietitian: '/dietitian',
  result: '/result',
  followup: '/followup',
  instantVaccineSelection: (locationId: string) => `/select/${locationId}`,
  confirmation: '/confirmation',
};
/** The search that led here, as the navigation state has it. */
const search = { criteria: { type: 'Sore throat', location: '45040', date: '2027-03-15', serviceIds: [29] } };
const held: Partial<JourneyState> = {
  flow: { name: 'IN_PERSON', step: 3 },
  holder: { appointment: appointment({ reservation: { code: 'r-1' } }), provider: clinic },
};
const booked = () => json(200, { data: { appointments: [{ id: 'A'.repeat(22), confirmCode: 'KXW4PT23' }] } });
const trouble = "We're having trouble connecting at the moment. Please try again shortly.";
const refused = (status: number) => json(status, { errors: [{ code: 'x', message: 'Server words.' }] });

/** A backend that answers a booking by `schedule`, and reserves and releases whatever is asked. */
const backend =
  (schedule: Answer = booked): Answer =>
  (request, signal) => {
    if (request.method === 'POST' && request.url.endsWith('/appointments')) return schedule(request, signal);
    return json(200, { data: { appointmentReservations: { reservationCode: 'r-2' } } });
  };

interface Options extends Partial<TestWiringOptions> {
  readonly analytics?: Analytics;
}

function open({ analytics, ...options }: Options = {}) {
  const made = testWiring({ answer: backend(), journey: held, content: smallForm, ...options });
  const test = { ...made, wiring: { ...made.wiring, ...(analytics && { analytics }) } };
  const router = renderScreen(
    test.wiring,
    [
      { path: '/schedule', element: <ScheduleScreen links={links} /> },
      ...['main', 'dietitian', 'result', 'confirmation', 'elsewhere'].map((name) => ({
        path: `/${name}`,
        element: <h1>{name}</h1>,
      })),
    ],
    ['/before', { pathname: '/schedule', state: search }],
  );
  return { ...test, router };
}

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const bookings = (seen: readonly Seen[]) =>
  seen.filter(({ method, url }) => method === 'POST' && url.endsWith('/appointments'));

async function fillToTheEnd() {
  await user.type(await screen.findByLabelText(/First name/), 'Ada');
  await press('Continue');
  await user.type(await screen.findByLabelText(/Legal name/), 'Ada Lovelace');
}

/** jsdom has no layout: whether the screen is wide is said here. */
const setWide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  setWide(true);
});

describe('without an appointment', () => {
  it.each([
    [undefined, '/main'],
    ['IN_PERSON', '/main'],
    ['DIETITIAN', '/dietitian'],
  ] as const)('in flow %s the guest goes to %s', (name, path) => {
    const { router } = open({ journey: { flow: { step: 1, ...(name && { name }) } } });
    expect(router.state.location.pathname).toBe(path);
  });
});

describe('the side panel', () => {
  it('says when, what and where, with the way to edit it', async () => {
    open();
    const panel = within(await screen.findByRole('region', { name: 'Appointments' }));
    expect(panel.getByText('Monday, March 15, 2027')).toBeTruthy();
    expect(panel.getByText('9:00 AM Eastern Time (ET)')).toBeTruthy();
    expect(panel.getByText('Sore throat')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Call Mason Crossing at 513-555-0134' }).getAttribute('href')).toBe(
      'tel:+1-513-555-0134',
    );
    expect(panel.getByRole('link', { name: 'View map (opens in a new tab)' }).getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=5100+Terra+Firma+Dr%2C+Mason%2C+OH+45040',
    );
    expect(panel.getByRole('link', { name: 'Edit the appointment time' }).getAttribute('href')).toBe('/result');
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('shows both appointments of a pair', async () => {
    open({ journey: { ...held, holder: { ...held.holder, followup } } });
    const panel = within(await screen.findByRole('region', { name: 'Appointments' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is folded to its time on a narrow screen, and opens', async () => {
    setWide(false);
    open();
    const panel = within(await screen.findByRole('region', { name: 'Appointments' }));
    expect(panel.getByText('9:00 AM Eastern Time (ET)')).toBeTruthy();
    expect(panel.queryByText('Sore throat')).toBeNull();
    await press('Visit details');
    expect(panel.getByText('Sore throat')).toBeTruthy();
    await press('Hide visit details');
    expect(panel.queryByText('Sore throat')).toBeNull();
  });

  it('is not there for a walk-in', async () => {
    open({ journey: { ...held, flow: { name: 'INSTANT_VACCINE', step: 2 } } });
    await screen.findByRole('heading', { name: 'Your name' });
    expect(screen.queryByRole('region', { name: 'Appointments' })).toBeNull();
  });

  it('is hidden by the hint of a step', async () => {
    open();
    await fillToTheEnd();
    expect(screen.queryByRole('region', { name: 'Appointments' })).toBeNull();
  });
});

describe('booking', () => {
  it('releases first, then submits, then confirms with codes and without answers', async () => {
    const { seen, wiring, router } = open();
    await fillToTheEnd();
    await press('Continue');
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE /appointment-management/v1/appointment-reservations/r-1',
      'POST /appointment-management/v2/appointments',
    ]);
    expect(bookings(seen)[0]?.body).toMatchObject({
      businessName: 'tlc',
      serviceIds: [29],
      locationNumber: '01400412',
      basicInfo: { firstName: 'Ada' },
      consentDetails: { signature: { legalName: 'Ada Lovelace' } },
    });
    const { holder, intake, attempt, patient, flow } = wiring.journey.getState();
    expect(holder.appointment).toEqual(appointment({ id: 'A'.repeat(22), confirmCode: 'KXW4PT23' }));
    expect({ intake, attempt, patient, flow }).toEqual({
      intake: undefined,
      attempt: undefined,
      patient: { name: 'Ada' },
      flow: { name: 'IN_PERSON', step: 1 },
    });
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/before');
  });

  it('sends one request for a double click and Enter', async () => {
    let reply = (_response: Response): void => undefined;
    const promise = new Promise<Response>((resolve) => {
      reply = resolve;
    });
    const { seen } = open({ answer: backend(() => promise) });
    await fillToTheEnd();
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    await user.type(screen.getByLabelText(/Legal name/), '{Enter}');
    await waitFor(() => expect(bookings(seen)).toHaveLength(1));
    reply(booked());
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(bookings(seen)).toHaveLength(1);
  });

  it('stays on the page until the answer is there', async () => {
    let reply = (_response: Response): void => undefined;
    const promise = new Promise<Response>((resolve) => {
      reply = resolve;
    });
    const { router } = open({ answer: backend(() => promise) });
    await fillToTheEnd();
    await press('Continue');
    for (const target of ['/result', '/elsewhere']) {
      void router.navigate(target);
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
      expect(router.state.location.pathname).toBe('/schedule');
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    reply(booked());
    await screen.findByRole('heading', { name: 'confirmation' });
  });

  const failures: ReadonlyArray<readonly [string, Answer]> = [
    ['500', () => refused(500)],
    ['503', () => refused(503)],
    ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a reply that cannot be read', () => new Response('<html>')],
  ];
  it.each(failures)(
    'tells %s on the last step, keeps the answers, and sends the same once more',
    async (_what, fail) => {
      let answers: Answer = fail;
      const { seen } = open({ answer: backend((request, signal) => answers(request, signal)) });
      await fillToTheEnd();
      await press('Continue');
      await screen.findByText("We're having trouble connecting at the moment. Please try again shortly.");
      expect(screen.getByLabelText<HTMLInputElement>(/Legal name/).value).toBe('Ada Lovelace');
      answers = booked;
      await press('Continue');
      await screen.findByRole('heading', { name: 'confirmation' });
      const [first, second] = bookings(seen);
      expect(second?.body).toEqual(first?.body);
      expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
      expect(first?.headers.get('idempotency-key')).toBeTruthy();
    },
  );

  it('is another intent once an answer has changed', async () => {
    let answers: Answer = () => refused(500);
    const { seen } = open({ answer: backend((request, signal) => answers(request, signal)) });
    await fillToTheEnd();
    await press('Continue');
    await screen.findByText(trouble);
    await user.type(screen.getByLabelText(/Legal name/), ' King');
    answers = booked;
    await press('Continue');
    await screen.findByRole('heading', { name: 'confirmation' });
    const [first, second] = bookings(seen);
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });
});

describe('booking both visits of a pair', () => {
  const pair: Partial<JourneyState> = {
    ...held,
    holder: {
      appointment: appointment({ reservation: { code: 'r-1' } }),
      followup: { ...followup, reservation: { code: 'r-2' } },
      provider: clinic,
    },
  };
  const codes = [
    { id: 'A'.repeat(22), confirmCode: 'KXW4PT23' },
    { id: 'B'.repeat(22), confirmCode: 'HJ7M9QRS' },
  ];

  it('releases both, sends one request, and takes both codes', async () => {
    const { seen, wiring } = open({
      journey: pair,
      answer: backend(() => json(200, { data: { appointments: codes } })),
    });
    await fillToTheEnd();
    await press('Continue');
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(seen.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`)).toEqual([
      'DELETE r-1',
      'DELETE r-2',
      'POST appointments',
    ]);
    const { appointment: first, followup: second } = wiring.journey.getState().holder;
    expect([first, second]).toEqual([appointment(codes[0]), { ...followup, ...codes[1] }]);
  });

  it('confirms nothing where the server tells of one alone', async () => {
    const { wiring } = open({
      journey: pair,
      answer: backend(() => json(200, { data: { appointments: codes.slice(0, 1) } })),
    });
    await fillToTheEnd();
    await press('Continue');
    await screen.findByText(trouble);
    expect(wiring.journey.getState().holder.appointment?.confirmCode).toBeUndefined();
  });

  it('leads from a conflict to the times of the first', async () => {
    const { router } = open({ journey: pair, answer: backend(() => refused(409)) });
    await fillToTheEnd();
    await press('Continue');
    await press('Check Availability');
    await waitFor(() => expect(router.state.location.pathname).toBe('/result'));
    expect(router.state.location.state).toEqual(search);
  });
});

describe('what must not hold up a booking', () => {
  it('is a reservation under way that comes too late', async () => {
    const answers = new Map<string, (response: Response) => void>();
    const { seen } = open({
      journey: { ...held, holder: { appointment: appointment(), provider: clinic } },
      answer: ({ url }) => new Promise((resolve) => answers.set(url.split('/').at(-1) ?? '', resolve)),
    });
    await fillToTheEnd();
    await press('Continue');
    await waitFor(() => expect(bookings(seen)).toHaveLength(1));
    answers.get('appointment-reservations')?.(refused(409));
    await expect(screen.findByRole('dialog', {}, { timeout: 500 })).rejects.toThrow();
    answers.get('appointments')?.(booked());
    await screen.findByRole('heading', { name: 'confirmation' });
  });

  it('is a release that says nothing', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
      ms > 5_000 ? new AbortController().signal : AbortSignal.abort(),
    );
    const { seen } = open({
      timeoutMs: 60_000,
      answer: (request, signal) => {
        if (request.method !== 'DELETE') return backend()(request, signal);
        return signal?.aborted ? Promise.reject(signal.reason) : hang(request, signal);
      },
    });
    await fillToTheEnd();
    await press('Continue');
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(bookings(seen)).toHaveLength(1);
  });

  it('is a fault of ours: the guest has the form back, and the fault is reported', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new Error('analytics is broken');
    let isBroken = true;
    const analytics: Analytics = {
      report: ({ type }) => {
        if (isBroken && type === 'customerError') throw fault;
      },
    };
    let answers: Answer = () => refused(500);
    const { seen } = open({ analytics, answer: backend((request, signal) => answers(request, signal)) });
    await fillToTheEnd();
    await press('Continue');
    await screen.findByText(trouble);
    expect(report.mock.calls).toEqual([[fault]]);
    isBroken = false;
    answers = booked;
    await press('Continue');
    await screen.findByRole('heading', { name: 'confirmation' });
    const [first, second] = bookings(seen).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });
});

describe('a form that is not filled', () => {
  it('is not booked from its last page: the first wrong page comes, with its errors', async () => {
    const { seen, reported } = open();
    await screen.findByLabelText(/First name/);
    await press('Consent');
    await user.type(await screen.findByLabelText(/Legal name/), 'Ada Lovelace');
    await press('Continue');
    const name = await screen.findByLabelText(/First name/);
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.getAllByText(/Input is required\./).length).toBeGreaterThan(0);
    expect(bookings(seen)).toEqual([]);
    expect(reported.filter(({ type }) => type === 'continueFlow')).toEqual([]);
  });
});

describe('a refused booking', () => {
  const conflict =
    'A conflict occurred and the appointment cannot be booked for the chosen date and time. Please go back and pick another.';
  const duplicate =
    'Our records show an existing appointment for this service. Please check your confirmation e-mail or call 888-852-2567.';
  const rejected =
    "We're sorry, but we encountered an error while trying to confirm your appointment. Please go back and confirm your selections again. We apologize for the inconvenience.";

  it.each([
    [409, 'Appointment Conflict', conflict, 'Check Availability', '/result'],
    [429, 'Looks like you already have an appointment', duplicate, 'Schedule Appointment', '/schedule'],
    [400, 'Confirmation Error', rejected, 'Schedule Appointment', '/schedule'],
    [404, 'Confirmation Error', rejected, 'Schedule Appointment', '/schedule'],
    [422, 'Confirmation Error', rejected, 'Schedule Appointment', '/schedule'],
  ])('%i says "%s"', async (status, title, text, button, target) => {
    const { router, wiring } = open({ answer: backend(() => refused(status)) });
    await fillToTheEnd();
    await press('Continue');
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await dialog.findByText((_text, element) => element?.tagName === 'P' && element.textContent === text);
    await user.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(target);
    expect(wiring.journey.getState().intake?.answers.consent?.signature?.legalName).toBe('Ada Lovelace');
  });

  it.each([409, 429, 400])('%i: Quit forgets the answers and goes to main', async (status) => {
    const { router, wiring } = open({ answer: backend(() => refused(status)) });
    await fillToTheEnd();
    await press('Continue');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Quit' }));
    await screen.findByRole('heading', { name: 'main' });
    expect(router.state.location.pathname).toBe('/main');
    expect(wiring.journey.getState().intake).toBeUndefined();
  });
});

describe('the reservation', () => {
  it('is made again where a reload dropped it', async () => {
    const { wiring, seen } = open({ journey: { ...held, holder: { appointment: appointment(), provider: clinic } } });
    await waitFor(() => expect(wiring.journey.getState().holder.appointment?.reservation?.code).toBe('r-2'));
    expect(seen[0]?.body).toMatchObject({ reservationTime: '2027-03-15 09:00:00' });
  });

  it('is made again of both visits', async () => {
    const { wiring, seen } = open({
      journey: { ...held, holder: { appointment: appointment(), followup, provider: clinic } },
    });
    await waitFor(() => expect(wiring.journey.getState().holder.followup?.reservation).toBeTruthy());
    expect(wiring.journey.getState().holder.appointment?.reservation).toBeTruthy();
    expect(seen.map(({ body }) => body)).toMatchObject([
      { reservationTime: '2027-03-15 09:00:00', serviceId: 29 },
      { reservationTime: '2027-04-12 09:00:00', serviceId: 31 },
    ]);
  });

  it('of two visits is counted down to the end that comes first', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-15T13:00:00Z'), shouldAdvanceTime: true });
    try {
      const until = (time: string) => ({ code: `r-${time}`, expiresAt: `2027-03-15T${time}:00Z` });
      open({
        journey: {
          ...held,
          holder: {
            appointment: appointment({ reservation: until('13:09') }),
            followup: { ...followup, reservation: until('13:05') },
            provider: clinic,
          },
        },
      });
      await screen.findByText('We are holding this time for you for another 5 minutes.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is a conflict where somebody else has taken the time by then', async () => {
    open({
      answer: () => refused(409),
      journey: { ...held, holder: { appointment: appointment(), provider: clinic } },
    });
    await screen.findByRole('dialog', { name: 'Appointment Conflict' });
  });

  it('is counted down, warned of, and offered once more at its end', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-15T13:06:30Z'), shouldAdvanceTime: true });
    try {
      const { wiring } = open({
        journey: {
          ...held,
          holder: { appointment: appointment({ reservation: reservation('r-1') }), provider: clinic },
        },
      });
      await screen.findByText('We are holding this time for you for another 4 minutes.');
      await vi.advanceTimersByTimeAsync(90_000);
      await screen.findByText('We can hold this time for you for only 2 minutes more.');
      await vi.advanceTimersByTimeAsync(60_000);
      await screen.findByText('We can hold this time for you for only 1 minute more.');
      await vi.advanceTimersByTimeAsync(60_000);
      await screen.findByText('We can no longer hold this time for you. Your answers are still here.');
      await press('Hold this time again');
      await waitFor(() => expect(wiring.journey.getState().holder.appointment?.reservation?.code).toBe('r-2'));
      const again = await screen.findByText('We are holding this time for you again.');
      expect(document.activeElement?.contains(again)).toBe(true);
      expect(screen.queryByRole('button', { name: 'Hold this time again' })).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a page that was left while its booking was under way', () => {
  it('says that the appointment may be booked, where the time is taken', async () => {
    const { router } = open({
      answer: () => refused(409),
      journey: { ...held, holder: { appointment: appointment({ isSent: true }), provider: clinic } },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Your appointment may be booked already' }));
    await dialog.findByText(
      (_text, element) =>
        element?.tagName === 'P' &&
        element.textContent ===
          'You left this page while we were booking your appointment, and the time is no longer open. Please check your confirmation e-mail or call 888-852-2567.',
    );
    await press('Check Availability');
    await waitFor(() => expect(router.state.location.pathname).toBe('/result'));
  });

  it('says nothing where the time is still open', async () => {
    const { wiring } = open({
      journey: { ...held, holder: { appointment: appointment({ isSent: true }), provider: clinic } },
    });
    await waitFor(() => expect(wiring.journey.getState().holder.appointment?.reservation?.code).toBe('r-2'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(wiring.journey.getState().holder.appointment?.isSent).toBeUndefined();
  });
});

describe('the way back to the times', () => {
  it.each([
    ['of one visit', {}, '/result'],
    ['of the second of two', { followup }, '/followup'],
  ])('%s keeps what is held', async (_what, second, path) => {
    const { router } = open({ journey: { ...held, holder: { ...held.holder, ...second } } });
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });
});

describe('leaving with answers', () => {
  it('asks first, and stays when the guest wants to', async () => {
    const { router, wiring } = open();
    await user.type(await screen.findByLabelText(/First name/), 'Ada{Tab}');
    void router.navigate('/elsewhere');
    await screen.findByRole('dialog', { name: 'Leave this page?' });
    await press('Stay on this page');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/schedule');
    expect(wiring.journey.getState().intake?.answers.who?.name?.firstName).toBe('Ada');
  });

  it('forgets them when the guest goes', async () => {
    const { router, wiring } = open();
    await user.type(await screen.findByLabelText(/First name/), 'Ada{Tab}');
    void router.navigate('/elsewhere');
    await press('Leave');
    await screen.findByRole('heading', { name: 'elsewhere' });
    expect(wiring.journey.getState().intake).toBeUndefined();
  });

  it('does not ask on the way to another time, and has them still on the way back', async () => {
    const { router } = open();
    await user.type(await screen.findByLabelText(/First name/), 'Ada{Tab}');
    await user.click(screen.getByRole('link', { name: 'Edit the appointment time' }));
    await screen.findByRole('heading', { name: 'result' });
    await router.navigate('/schedule');
    expect((await screen.findByLabelText<HTMLInputElement>(/First name/)).value).toBe('Ada');
  });

  it('asks before the browser goes back to where the guest came from', async () => {
    const { router, wiring } = open();
    await user.type(await screen.findByLabelText(/First name/), 'Ada');
    void router.navigate(-1);
    await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(router.state.location.pathname).toBe('/schedule');
    expect(wiring.journey.getState().intake?.answers.who?.name?.firstName).toBe('Ada');
    await press('Leave');
    await screen.findByRole('heading', { name: 'Another page' });
    expect(router.state.location.pathname).toBe('/before');
    expect(wiring.journey.getState().intake).toBeUndefined();
  });

  it('does not ask while nothing is answered', async () => {
    const { router } = open();
    await screen.findByLabelText(/First name/);
    void router.navigate('/elsewhere');
    await screen.findByRole('heading', { name: 'elsewhere' });
  });
});

describe('a form that cannot be read', () => {
  it('says so, and is there once it can', async () => {
    let broken = true;
    const content = (path: string) => (broken ? new Response('{', { status: 200 }) : smallForm(path));
    open({ content });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Sorry. We appear to be having trouble loading the questions. Please try again later.',
    );
    broken = false;
    await press('Try again');
    await screen.findByRole('heading', { name: 'Your name' });
  });
});
