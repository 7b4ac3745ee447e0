import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CanceledScreen } from '../../../app/cancel/CanceledScreen.tsx';
import { CancelScreen } from '../../../app/cancel/CancelScreen.tsx';
import { canceledOf } from '../../../app/cancel/canceledOf.ts';
import type { JourneyState } from '../../../app/journey/index.ts';
import { canceledState } from '../../../app/reservation/index.ts';
import { type Answer, hang, json } from '../api/fakeFetch.ts';
import { appointment, clinic } from '../journey/fixtures.ts';
import { renderScreen } from '../renderScreen.tsx';
import { type TestWiring, testWiring } from '../testWiring.ts';
import { first, found, second } from './found.ts';

const links = { main: '/main', canceled: '/canceled', dietitian: '/dietitian', cancelHelp: '/cancel' };
const { id, confirmCode } = first;
const at = `/cancel/${id}/${confirmCode}`;

const canceled: Answer = () => json(200, { data: { id, confirmCode, status: 'CANCELED' } });
const refused =
  (status: number, code = 'x'): Answer =>
  () =>
    json(status, { errors: [{ code, message: 'Server words.' }] });
const noSuchCall = refused(404, 'notFound');

interface Opening {
  readonly lookup?: Answer;
  readonly cancel?: Answer;
  readonly link?: string;
}

function open({
  lookup = () => json(200, { data: found() }),
  cancel = canceled,
  link = at,
}: Opening = {}): TestWiring & {
  readonly router: ReturnType<typeof renderScreen>;
  /** What was sent to cancel. */
  readonly puts: () => TestWiring['seen'];
} {
  const test = testWiring({
    answer: (request, signal) => (request.method === 'PUT' ? cancel : lookup)(request, signal),
  });
  const router = renderScreen(
    test.wiring,
    [
      { path: '/cancel/:id?/:code?', element: <CancelScreen links={links} /> },
      { path: '/canceled', element: <CanceledScreen links={links} /> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    ['/before', link],
  );
  return { ...test, router, puts: () => test.seen.filter(({ method }) => method === 'PUT') };
}

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Appointment(s) Cancellation' });
const confirm = async () => user.click(within(await dialog()).getByRole('button', { name: 'Cancel Appointment' }));
const choose = async (name: string | RegExp = /Monday, March 15, 2027/) =>
  user.click(within(await dialog()).getByRole('radio', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const cancelButton = () => screen.queryByRole('button', { name: 'Cancel Appointment' });

describe('the link of the mail', () => {
  it('asks by the code in the body, shows date, place and services before the button, and cancels nothing', async () => {
    const { seen, reported } = open();
    await heading('You have a confirmed appointment!');
    const main = document.body.textContent ?? '';
    for (const text of ['Monday, March 15, 2027', '9:00 AM', 'Eastern', 'Sore throat', 'Mason Crossing', '5100 Terra'])
      expect(main.indexOf(text), text).toBeGreaterThan(-1);
    expect(main.indexOf('Mason Crossing')).toBeLessThan(main.indexOf('Cancel Appointment'));
    await screen.findByRole('link', { name: '888-852-2567' });
    expect(screen.queryByRole('link', { name: '888-852-2568' })).toBeNull();
    await press('Cancel Appointment');
    await choose(/^Monday, March 15, 2027 at 9:00 AM .*, Sore throat$/);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: `/appointment-management/v2/appointments/${id}/lookup`,
      body: { confirmCode },
    });
    expect(seen[0]?.headers.get('idempotency-key')).toBeNull();
    expect(reported).toEqual([]);
  });

  it('shows nothing of an appointment before it is known', () => {
    open({ lookup: hang });
    expect(screen.getByRole('status').textContent).toBe('Looking up your appointment...');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(cancelButton()).toBeNull();
  });

  it('cancels once the guest confirms, and takes its own address out of the history', async () => {
    const { puts, router, reported, wiring } = open();
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await heading('Your appointment has been canceled!');
    expect(puts()).toMatchObject([
      { url: `/appointment-management/v2/appointments/${id}`, body: { status: 'CANCELED', confirmCode } },
    ]);
    expect(screen.getByRole('link', { name: 'Reschedule Your Appointment' }).getAttribute('href')).toBe('/main');
    expect(wiring.journey.getState().canceled).toMatchObject({ appointments: [{ id }], provider: clinic });
    expect(reported).toEqual([]);
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  });

  it('leaves no trace of its address when the guest goes elsewhere', async () => {
    window.history.replaceState(null, '', at);
    const { router } = open();
    await router.navigate('/elsewhere');
    await screen.findByRole('heading', { name: 'Another page' });
    expect(window.location.pathname).toBe('/main');
  });

  it.each(['beforeunload', 'pagehide'])(
    'leaves no trace of its address when the guest leaves the site: %s',
    (event) => {
      window.history.replaceState(null, '', at);
      open();
      expect(window.location.pathname).toBe(at);
      window.dispatchEvent(new Event(event));
      expect(window.location.pathname).toBe('/main');
    },
  );

  it.each(['/cancel', '/cancel/only-an-id'])('%s says how to cancel and whom to call', async (link) => {
    const { seen, router, reported } = open({ link });
    await heading('Cancel your appointment');
    for (const phone of ['888-852-2567', '888-852-2568', '888-852-2569'])
      expect(await screen.findByRole('link', { name: phone })).toBeTruthy();
    expect(cancelButton()).toBeNull();
    expect(router.state.location.pathname).toBe(link);
    expect([seen, reported]).toEqual([[], []]);
  });
});

describe('what the lookup tells', () => {
  it('of a canceled appointment is said at once, with a way to book again', async () => {
    open({ lookup: () => json(200, { data: found({ appointments: [{ ...first, status: 'CANCELED' }] }) }) });
    await heading('This appointment has already been canceled.');
    expect(screen.getByText('Monday, March 15, 2027')).toBeTruthy();
    expect(cancelButton()).toBeNull();
    expect(screen.getByRole('link', { name: 'Reschedule Your Appointment' }).getAttribute('href')).toBe('/main');
  });

  it('of a canceled visit to a dietitian leads back to dietitians', async () => {
    const provider = { ...clinic, businessName: 'dietitian' };
    open({ lookup: () => json(200, { data: found({ appointments: [{ ...first, status: 'CANCELED' }], provider }) }) });
    const link = await screen.findByRole('link', { name: 'Reschedule Your Appointment' });
    expect(link.getAttribute('href')).toBe('/dietitian');
  });

  it('of an appointment whose time has come is said, with whom to call', async () => {
    open({ lookup: () => json(200, { data: found({ appointments: [{ ...first, isPast: true }] }) }) });
    await heading('This appointment is in the past');
    expect(cancelButton()).toBeNull();
    expect(await screen.findByRole('link', { name: '888-852-2567' })).toBeTruthy();
  });

  it('is the same for a wrong id, a wrong code and too many tries: nothing to cancel, and whom to call', async () => {
    const { puts, reported } = open({ lookup: refused(404, 'appointmentNotFound') });
    await heading("We can't find this appointment");
    expect(cancelButton()).toBeNull();
    expect(await screen.findByRole('link', { name: '888-852-2569' })).toBeTruthy();
    expect([puts(), reported]).toEqual([[], []]);
  });

  it.each<[string, Answer]>([
    ['404 of a path that nobody knows', noSuchCall],
    ['404 of a gateway', () => new Response('<h1>404</h1>', { status: 404 })],
    ['405', refused(405)],
    ['501', refused(501)],
  ])(
    'is nothing where a deployment has no such call (%s): the page says no more than it knows',
    async (_what, lookup) => {
      const { puts } = open({ lookup });
      await heading('Cancel your appointment');
      expect(screen.queryByText(/confirmed/)).toBeNull();
      expect(screen.getByText(/If it is the 1st of two appointments, the 2nd is canceled too/)).toBeTruthy();
      await press('Cancel Appointment');
      await choose('Your appointment');
      await confirm();
      await heading('Your appointment has been canceled!');
      expect(puts()).toHaveLength(1);
    },
  );

  it.each<[string, Answer]>([
    ['a server in trouble', refused(503)],
    ['an answer that nobody can read', () => new Response('{')],
    ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('may be asked again after %s', async (_what, broken) => {
    const answers = [broken, () => json(200, { data: found() })];
    const { reported } = open({ lookup: (...asked) => (answers.shift() ?? hang)(...asked) });
    expect((await screen.findByRole('alert')).textContent).toContain("We can't show your appointment right now.");
    await heading('Cancel your appointment');
    await press('Try again');
    await heading('You have a confirmed appointment!');
    expect(reported).toEqual([]);
  });
});

describe('a pair', () => {
  const pair = { appointments: [first, second] };
  const opened = (appointments: readonly object[], more: Opening = {}) =>
    open({ lookup: () => json(200, { data: found({ appointments }) }), ...more });

  it('by the link of the first is shown whole, and the first cancels both', async () => {
    const { puts, wiring } = opened(pair.appointments);
    await heading('You have two confirmed appointments!');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1st appointment', '2nd appointment']),
    );
    expect(screen.getByText(/If you cancel the 1st appointment, the 2nd is canceled too/)).toBeTruthy();
    await press('Cancel Appointment');
    await choose(/^1st appointment, Monday, March 15/);
    await confirm();
    await heading('Your appointment has been canceled!');
    expect(puts()).toMatchObject([{ url: expect.stringContaining(id), body: { confirmCode } }]);
    expect(wiring.journey.getState().canceled?.appointments.map((one) => one.id)).toEqual([id, second.id]);
    expect(screen.queryByText(/still booked/)).toBeNull();
  });

  it('lets the second go alone, by its own code, and says that the first stays', async () => {
    const { puts, wiring } = opened(pair.appointments);
    await press('Cancel Appointment');
    await choose(/^2nd appointment, Monday, April 12/);
    await confirm();
    await heading('Your appointment has been canceled!');
    expect(puts()).toMatchObject([
      { url: expect.stringContaining(second.id), body: { confirmCode: second.confirmCode } },
    ]);
    expect(wiring.journey.getState().canceled?.appointments.map((one) => one.id)).toEqual([second.id]);
    expect(
      screen.getByText(/^Your 1st appointment, on Monday, March 15, 2027 at 9:00 AM .*, is still booked\.$/),
    ).toBeTruthy();
  });

  it('by the link of the second offers the second alone', async () => {
    const { confirmCode: _untold, ...untold } = first;
    const { puts } = opened([untold, second], { link: `/cancel/${second.id}/${second.confirmCode}` });
    await heading('You have two confirmed appointments!');
    expect(screen.getByText('This link cancels the 2nd appointment. The 1st stays booked.')).toBeTruthy();
    await press('Cancel Appointment');
    expect(within(await dialog()).getAllByRole('radio')).toHaveLength(1);
    await choose(/^2nd appointment/);
    await confirm();
    await screen.findByText(/is still booked/);
    expect(puts()).toMatchObject([{ url: expect.stringContaining(second.id) }]);
  });

  it('whose second is canceled says so, and offers the first', async () => {
    opened([first, { ...second, status: 'CANCELED' }]);
    await heading('You have a confirmed appointment!');
    expect(screen.getByText('Canceled')).toBeTruthy();
    expect(screen.getByText('You can cancel it on this page.')).toBeTruthy();
    await press('Cancel Appointment');
    expect(within(await dialog()).getAllByRole('radio')).toHaveLength(1);
    await choose(/^1st appointment/);
  });

  it('whose second is canceled says by the link of the second that the first stays', async () => {
    const { confirmCode: _untold, ...untold } = first;
    opened([untold, { ...second, status: 'CANCELED' }], { link: `/cancel/${second.id}/${second.confirmCode}` });
    await heading('This appointment has already been canceled.');
    expect(screen.getByText('Your 1st appointment is still confirmed.')).toBeTruthy();
    expect(cancelButton()).toBeNull();
  });

  it('whose first is over offers the second', async () => {
    opened([{ ...first, isPast: true }, second]);
    await heading('You have a confirmed appointment!');
    expect(screen.getByText('In the past')).toBeTruthy();
    expect(screen.getByText('You can cancel the 2nd appointment on this page.')).toBeTruthy();
  });
});

describe('a cancellation', () => {
  it('sends one PUT for two presses', async () => {
    const { puts } = open({ cancel: hang });
    await press('Cancel Appointment');
    await choose();
    const button = within(await dialog()).getByRole('button', { name: 'Cancel Appointment' });
    await user.dblClick(button);
    await user.keyboard('{Enter}');
    expect(puts()).toHaveLength(1);
  });

  it('sends the same key when the guest tries again', async () => {
    const { puts } = open({ cancel: refused(500) });
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await screen.findByRole('alert');
    await confirm();
    await waitFor(() => expect(puts()).toHaveLength(2));
    const keys = puts().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('asks for a choice first', async () => {
    const { puts } = open();
    await press('Cancel Appointment');
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please select an appointment to continue cancellation.',
    );
    const choice = within(await dialog()).getByRole('radio');
    expect(document.activeElement).toBe(choice);
    expect(choice.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(choice.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please select an appointment to continue cancellation.',
    );
    expect(puts()).toEqual([]);
  });

  it.each([
    [409, 'This appointment has already been canceled.'],
    [400, 'Could not cancel this appointment.'],
    [404, 'Could not cancel this appointment.'],
    [429, 'Could not cancel this appointment.'],
    [500, 'Could not cancel this appointment.'],
    [503, 'Could not cancel this appointment.'],
  ])('answers a %i with words of the specification, and reports nothing', async (status, words) => {
    const { router, reported } = open({ cancel: refused(status) });
    await press('Cancel Appointment');
    await choose();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(router.state.location.pathname).toBe(at);
    expect(reported).toEqual([]);
  });

  it('calls no appointment confirmed that was canceled before', async () => {
    const { router, puts } = open({ cancel: refused(409) });
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await screen.findByRole('alert');
    expect(within(await dialog()).queryByRole('radio')).toBeNull();
    expect(within(await dialog()).queryByRole('button', { name: 'Keep Appointment' })).toBeNull();
    await press('Close');
    await screen.findByRole('heading', { name: 'Your appointment has been canceled!' });
    expect(router.state.location.pathname).toBe('/canceled');
    expect(puts()).toHaveLength(1);
  });

  it('answers a cut connection with words of the specification', async () => {
    open({ cancel: () => Promise.reject(new TypeError('Failed to fetch')) });
    await press('Cancel Appointment');
    await choose();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe('Could not cancel this appointment.');
  });

  it('keeps the appointment and starts anew when the dialog is closed', async () => {
    const { puts } = open({ cancel: refused(500) });
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await screen.findByRole('alert');
    await press('Keep Appointment');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Cancel Appointment');
    expect(within(await dialog()).queryByRole('alert')).toBeNull();
    expect(within(await dialog()).getByRole<HTMLInputElement>('radio').checked).toBe(false);
    expect(puts()).toHaveLength(1);
  });
});

describe('the page of a canceled appointment', () => {
  const show = (journey: Partial<JourneyState>, state?: object) => {
    const { wiring } = testWiring({ answer: canceled, journey });
    const screens = [
      { path: '/canceled', element: <CanceledScreen links={links} /> },
      { path: '/cancel', element: <h1>How to cancel</h1> },
      { path: '/main', element: <h1>Main</h1> },
    ];
    return { wiring, router: renderScreen(wiring, screens, [{ pathname: '/canceled', state }]) };
  };
  const gone = { appointments: [appointment({ id, confirmCode })], provider: clinic };

  it.each<[string, object, Partial<JourneyState>, string]>([
    ['a dietitian visit', canceledState({ businessName: 'dietitian' }), {}, '/dietitian'],
    ['a visit in person', canceledState({ businessName: 'tlc' }), {}, '/main'],
    ['a visit that is not known', canceledState({}), {}, '/main'],
    [
      'a visit in person, after a dietitian was looked for',
      canceledState({ businessName: 'tlc' }),
      { flow: { name: 'DIETITIAN', step: 3 }, canceled: gone },
      '/main',
    ],
  ])('leads back to where %s is booked, also after a reload', (_what, state, journey, href) => {
    show(journey, state);
    expect(screen.getByRole('heading', { name: 'Your appointment has been canceled!' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reschedule Your Appointment' }).getAttribute('href')).toBe(href);
  });

  it.each([
    ['without any state', undefined],
    ['with the state of another page', { location: '45202' }],
    ['with a state that is none', { canceled: true }],
  ])('says nothing of a cancellation to who typed its address: %s', async (_what, state) => {
    const { router } = show({}, state);
    await screen.findByRole('heading', { name: 'How to cancel' });
    expect(router.state.location.pathname).toBe('/cancel');
  });

  it('keeps neither id, code nor service in its state', () => {
    expect(JSON.stringify(canceledState({ businessName: 'tlc', stillBooked: appointment({ id, confirmCode }) }))).toBe(
      '{"canceled":{"businessName":"tlc","stillBooked":{"timestamp":"2027-03-15 09:00:00","timezone":"America/New_York"}}}',
    );
  });

  it('offers the calendar file of what is known, and forgets it when the guest leaves', async () => {
    window.history.replaceState(null, '', '/canceled');
    const { wiring, router } = show({ canceled: gone }, canceledState({ businessName: 'tlc' }));
    expect(screen.getByRole('button', { name: 'Remove from Calendar' })).toBeTruthy();
    window.history.replaceState(null, '', '/main');
    await router.navigate('/main');
    await screen.findByRole('heading', { name: 'Main' });
    await waitFor(() => expect(wiring.journey.getState().canceled).toBeUndefined());
  });

  it('offers none where nothing is known', () => {
    show({}, canceledState({}));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a canceled visit that only the reply tells of', () => {
  const dateTime = { value: '2027-03-15 09:00:00', timezone: 'America/New_York' };

  it('is told to the canceled page as the reply has it', async () => {
    const reply = { id, confirmCode, businessName: 'dietitian', providerId: '91000001', dateTime };
    const { wiring } = open({ lookup: noSuchCall, cancel: () => json(200, { data: reply }) });
    await press('Cancel Appointment');
    await choose('Your appointment');
    await confirm();
    const link = await screen.findByRole('link', { name: 'Reschedule Your Appointment' });
    expect(link.getAttribute('href')).toBe('/dietitian');
    expect(wiring.journey.getState().canceled).toEqual({
      appointments: [{ id, timestamp: dateTime.value, timezone: dateTime.timezone, services: [] }],
      provider: { providerId: '91000001', businessName: 'dietitian', timezone: dateTime.timezone },
    });
  });

  it.each([
    ['a time', { businessName: 'tlc', providerId: '01400412' }],
    ['a business', { providerId: '01400412', dateTime }],
    ['a provider', { businessName: 'tlc', dateTime }],
  ] as const)('is not known where the reply is without %s', (_what, fields) => {
    expect(canceledOf({ id, confirmCode, ...fields })).toBeUndefined();
  });
});
