import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CanceledScreen } from '../../../app/cancel/CanceledScreen.tsx';
import { CancelScreen } from '../../../app/cancel/CancelScreen.tsx';
import { canceledOf } from '../../../app/cancel/canceledOf.ts';
import type { JourneyState } from '../../../app/journey/index.ts';
import { type Answer, hang, json } from '../api/fakeFetch.ts';
import { appointment, clinic } from '../journey/fixtures.ts';
import { renderScreen } from '../renderScreen.tsx';
import { type TestWiring, testWiring } from '../testWiring.ts';

const links = { main: '/main', canceled: '/canceled', dietitian: '/dietitian' };
const id = 'A'.repeat(22);
const at = `/cancel/${id}/KXW4PT23`;

const canceled: Answer = () => json(200, { data: { id, confirmCode: 'KXW4PT23', status: 'CANCELED' } });
const refused =
  (status: number): Answer =>
  () =>
    json(status, { errors: [{ code: 'x', message: 'Server words.' }] });

function open(answer: Answer): TestWiring & { readonly router: ReturnType<typeof renderScreen> } {
  const test = testWiring({ answer });
  const router = renderScreen(
    test.wiring,
    [
      { path: '/cancel/:id/:code', element: <CancelScreen links={links} /> },
      { path: '/canceled', element: <CanceledScreen links={links} /> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    ['/before', at],
  );
  return { ...test, router };
}

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Appointment(s) Cancellation' });
const confirm = async () => user.click(within(await dialog()).getByRole('button', { name: 'Cancel Appointment' }));
const choose = async () => user.click(within(await dialog()).getByRole('radio', { name: 'Your appointment' }));

describe('the link of the mail', () => {
  it('says that there is an appointment, whom to call, and sends nothing', async () => {
    const { seen } = open(canceled);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You have a confirmed appointment!');
    await screen.findByRole('link', { name: '888-852-2567' });
    await press('Cancel Appointment');
    await choose();
    expect(seen).toEqual([]);
  });

  it('cancels once the guest confirms, and takes its own address out of the history', async () => {
    const { seen, router } = open(canceled);
    await press('Cancel Appointment');
    await choose();
    await confirm();
    const heading = await screen.findByRole('heading', { name: 'Your appointment has been canceled!' });
    expect(heading).toBeTruthy();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'PUT',
      url: `/appointment-management/v2/appointments/${id}`,
      body: { status: 'CANCELED', confirmCode: 'KXW4PT23' },
    });
    expect(screen.getByRole('link', { name: 'Reschedule Your Appointment' }).getAttribute('href')).toBe('/main');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  });

  it('leaves no trace of its address when the guest goes elsewhere', async () => {
    window.history.replaceState(null, '', at);
    const { router } = open(canceled);
    await router.navigate('/elsewhere');
    await screen.findByRole('heading', { name: 'Another page' });
    expect(window.location.pathname).toBe('/main');
  });

  it.each(['beforeunload', 'pagehide'])(
    'leaves no trace of its address when the guest leaves the site: %s',
    (event) => {
      window.history.replaceState(null, '', at);
      open(canceled);
      expect(window.location.pathname).toBe(at);
      window.dispatchEvent(new Event(event));
      expect(window.location.pathname).toBe('/main');
    },
  );

  it('sends one PUT for two presses', async () => {
    const { seen } = open(hang);
    await press('Cancel Appointment');
    await choose();
    const button = within(await dialog()).getByRole('button', { name: 'Cancel Appointment' });
    await user.dblClick(button);
    await user.keyboard('{Enter}');
    expect(seen).toHaveLength(1);
  });

  it('sends the same key when the guest tries again', async () => {
    const { seen } = open(refused(500));
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await screen.findByRole('alert');
    await confirm();
    await waitFor(() => expect(seen).toHaveLength(2));
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('asks for a choice first', async () => {
    const { seen } = open(canceled);
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
    expect(seen).toEqual([]);
  });

  it.each([
    [409, 'This appointment has already been canceled.'],
    [400, 'Could not cancel this appointment.'],
    [404, 'Could not cancel this appointment.'],
    [429, 'Could not cancel this appointment.'],
    [500, 'Could not cancel this appointment.'],
    [503, 'Could not cancel this appointment.'],
  ])('answers a %i with words of the specification, and reports it without id and code', async (status, words) => {
    const { router, reported } = open(refused(status));
    await press('Cancel Appointment');
    await choose();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(router.state.location.pathname).toBe(at);
    expect(reported).toContainEqual(
      expect.objectContaining({
        type: 'customerError',
        endpoint: '/appointment-management/v2/appointments/{id}',
        responseCode: status,
      }),
    );
  });

  it('calls no appointment confirmed that was canceled before', async () => {
    const { router, seen } = open(refused(409));
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await screen.findByRole('alert');
    expect(within(await dialog()).queryByRole('radio')).toBeNull();
    expect(within(await dialog()).queryByRole('button', { name: 'Keep Appointment' })).toBeNull();
    await press('Close');
    await screen.findByRole('heading', { name: 'Your appointment has been canceled!' });
    expect(router.state.location.pathname).toBe('/canceled');
    expect(seen).toHaveLength(1);
  });

  it('answers a cut connection with words of the specification', async () => {
    open(() => Promise.reject(new TypeError('Failed to fetch')));
    await press('Cancel Appointment');
    await choose();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe('Could not cancel this appointment.');
  });

  it('keeps the appointment and starts anew when the dialog is closed', async () => {
    const { seen } = open(refused(500));
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await screen.findByRole('alert');
    await press('Keep Appointment');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Cancel Appointment');
    expect(within(await dialog()).queryByRole('alert')).toBeNull();
    expect(within(await dialog()).getByRole<HTMLInputElement>('radio').checked).toBe(false);
    expect(seen).toHaveLength(1);
  });
});

describe('the page of a canceled appointment', () => {
  const show = (journey: Partial<JourneyState>) => {
    const { wiring } = testWiring({ answer: canceled, journey });
    const screens = [
      { path: '/canceled', element: <CanceledScreen links={links} /> },
      { path: '/main', element: <h1>Main</h1> },
    ];
    return { wiring, router: renderScreen(wiring, screens, ['/canceled']) };
  };
  const gone = { appointments: [appointment({ id, confirmCode: 'KXW4PT23' })], provider: clinic };

  it.each<[string, Partial<JourneyState>, string]>([
    ['a dietitian visit', { flow: { name: 'DIETITIAN', step: 1 } }, '/dietitian'],
    ['a visit in person', { flow: { name: 'IN_PERSON', step: 1 } }, '/main'],
    ['a visit nobody knows any more', {}, '/main'],
    [
      'a visit in person, after a dietitian was looked for',
      { flow: { name: 'DIETITIAN', step: 3 }, canceled: gone },
      '/main',
    ],
    [
      'a dietitian visit of an earlier day',
      { canceled: { ...gone, provider: { ...clinic, businessName: 'dietitian' } } },
      '/dietitian',
    ],
  ])('leads back to where %s is booked', (_what, journey, href) => {
    show(journey);
    expect(screen.getByRole('link', { name: 'Reschedule Your Appointment' }).getAttribute('href')).toBe(href);
  });

  it('offers the calendar file of what is known, and forgets it when the guest leaves', async () => {
    window.history.replaceState(null, '', '/canceled');
    const { wiring, router } = show({ canceled: gone });
    expect(screen.getByRole('button', { name: 'Remove from Calendar' })).toBeTruthy();
    window.history.replaceState(null, '', '/main');
    await router.navigate('/main');
    await screen.findByRole('heading', { name: 'Main' });
    await waitFor(() => expect(wiring.journey.getState().canceled).toBeUndefined());
  });

  it('offers none where nothing is known', () => {
    show({});
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a canceled visit of the link', () => {
  const dateTime = { value: '2027-03-15 09:00:00', timezone: 'America/New_York' };

  it('is told to the canceled page as the reply has it', async () => {
    const reply = { id, confirmCode: 'KXW4PT23', businessName: 'dietitian', providerId: '91000001', dateTime };
    const { wiring } = open(() => json(200, { data: reply }));
    await press('Cancel Appointment');
    await choose();
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
    expect(canceledOf({ id, confirmCode: 'KXW4PT23', ...fields })).toBeUndefined();
  });
});
