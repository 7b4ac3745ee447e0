import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportingJourney } from '../../../../app/app-services/index.ts';
import { openJourney } from '../../../../app/journey/index.ts';
import { useForgetOnPageHide } from '../../../../app/reservation/index.ts';
import { ScheduleScreen } from '../../../../app/screens/booking/ScheduleScreen.tsx';
import { type Answer, json } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';
import { appointment, clinic } from '../../journey/fixtures.ts';
import { links, press, user } from './openSchedule.tsx';
import { smallForm } from './smallForm.ts';

/**
 * What is reported, the stored slot and the console, however a booking ends; e2e/analytics sees what a collector is told.
 */
const canary = 'Kanari';
const booked = () => json(200, { data: { appointments: [{ id: canary.padEnd(22, 'A'), confirmCode: 'KXW4PT23' }] } });
const refused = (status: number) => () => json(status, { errors: [{ code: canary, message: canary }] });

/** The form in an app that forgets its answers when the page is hidden. */
function Form() {
  useForgetOnPageHide();
  return <ScheduleScreen links={links} />;
}

/** What is picked: a time, or a walk-in, which has no time and is booked by a call of its own. */
const picked = {
  'a visit': { flow: 'IN_PERSON', call: '/appointments', change: {} },
  'a walk-in': { flow: 'INSTANT_VACCINE', call: '/appointments/walk-in', change: { timestamp: '' } },
} as const;

type Picked = keyof typeof picked;

async function open(schedule: Answer, what: Picked) {
  const { flow, call, change } = picked[what];
  const test = testAppServices({
    answer: (request, signal) =>
      request.url.endsWith(call)
        ? schedule(request, signal)
        : json(200, { data: { appointmentReservations: { reservationCode: `${canary}-hold` } } }),
    content: smallForm,
  });
  const journey = reportingJourney(openJourney(sessionStorage), test.appServices.analytics);
  journey.dispatch({ type: 'startFlow', flow });
  journey.dispatch({ type: 'setAppointment', appointment: appointment(change), provider: clinic });
  const router = renderScreen(
    { ...test.appServices, journey },
    [{ path: '/schedule', element: <Form /> }],
    ['/schedule'],
  );
  return { ...test, router };
}

async function bookWith(schedule: Answer, what: Picked) {
  const opened = await open(schedule, what);
  await user.type(await screen.findByLabelText(/First name/), canary);
  await press('Continue');
  await user.type(await screen.findByLabelText(/Legal name/), canary);
  await press('Book Appointment');
  return opened;
}

const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => vi.spyOn(console, method));

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function expectNoHit(reported: readonly unknown[]): void {
  expect(reported.length).toBeGreaterThan(0);
  const places = [reported, { ...sessionStorage }, { ...localStorage }, logged.map(({ mock }) => mock.calls)];
  expect(JSON.stringify(places)).not.toContain(canary);
}

describe.each(['a visit', 'a walk-in'] as const)('what a guest typed for %s', (what) => {
  it.each([
    ['booked', booked, 'Another page'],
    ['refused with 409', refused(409), 'Appointment Conflict'],
    ['refused with 429', refused(429), 'Looks like you already have an appointment'],
    ['refused with 400', refused(400), 'Confirmation Error'],
  ] as const)('is in no report, storage or console once it is %s', async (_name, schedule, heading) => {
    const { reported } = await bookWith(schedule, what);
    await screen.findByRole('heading', { name: heading });
    expectNoHit(reported);
  });

  it.each([
    ['fails with 500', refused(500)],
    ['is cut', () => Promise.reject(new TypeError(canary))],
    ['has a reply that cannot be read', () => new Response(canary)],
  ] as const)('is in none where the booking %s, nor once the guest leaves', async (_name, schedule) => {
    const { reported, router } = await bookWith(schedule, what);
    await screen.findByText(/having trouble connecting/);
    expectNoHit(reported);
    void router.navigate('/elsewhere');
    await press('Leave');
    await waitFor(() => expect(reported.map((event) => event.type)).toContain('formAbandonment'));
    expectNoHit(reported);
  });

  it('is gone from a page that the browser takes away, and may bring back, in the middle of a word', async () => {
    await open(booked, what);
    const name = await screen.findByLabelText<HTMLInputElement>(/First name/);
    await user.type(name, canary);
    expect(document.activeElement).toBe(name);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('');
  });
});
