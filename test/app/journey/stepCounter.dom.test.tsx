import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScheduleScreen } from '../../../app/screens/booking/ScheduleScreen.tsx';
import { ResultsScreen } from '../../../app/screens/results/ResultsScreen.tsx';
import { type Answer, json } from '../api/fakeFetch.ts';
import { listedServices } from '../app-services/listedServices.ts';
import { renderScreen } from '../app-services/renderScreen.tsx';
import { testAppServices } from '../app-services/testAppServices.ts';
import { smallForm } from '../screens/booking/smallForm.ts';
import { row, slotReply } from '../screens/results/rows.ts';

const links = {
  cancel: (id: string, code: string) => `/cancel/${id}/${code}`,
  cancelHelp: '/cancel',
  reschedule: '/reschedule',
  main: '/main',
  dietitian: '/dietitian',
  result: '/result',
  prescreen: (step: number) => `/prescreen/${step}`,
  followup: '/result/followup',
  benefitCodes: '/benefit-codes',
  schedule: '/schedule',
  instantVaccineSelection: () => '/select',
  confirmation: '/confirmation',
};
const result = '/result?type=Sore+Throat&location=45040&date=2026-11-23&serviceIds=30';

const server: Answer = ({ url, method }) => {
  if (url.includes('/services')) return listedServices();
  if (url.includes('/appointment-time-slots')) return slotReply(row(1, { '2026-11-23': ['09:00', '09:20'] }));
  if (url.includes('/appointment-reservations')) {
    return json(200, { data: { appointmentReservations: { reservationCode: 'R1' } } });
  }
  const booked = { id: 'A'.repeat(22), confirmCode: 'KXW4PT23' };
  return method === 'POST' ? json(200, { data: { appointments: [booked] } }) : json(500, {});
};

function open() {
  const { appServices } = testAppServices({ answer: server, content: smallForm });
  const router = renderScreen(
    appServices,
    [
      { path: '/result', element: <ResultsScreen links={links} /> },
      { path: '/schedule', element: <ScheduleScreen links={links} /> },
      { path: '/confirmation', element: <h1>Confirmed</h1> },
    ],
    [result],
  );
  return { router, flow: () => appServices.journey.getState().flow };
}

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const pick = async (time: RegExp) => user.click(await screen.findByRole('radio', { name: time }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the flow step counter, from the results to the booking', () => {
  it('is started at 2, grows by one with each Continue that leads on, and ends at 1', async () => {
    const { router, flow } = open();
    await screen.findByRole('radio', { name: /^9:00 AM/ });
    expect(flow()).toEqual({ step: 1 });

    await press('Continue');
    expect(flow().step, 'nothing was picked').toBe(1);
    await pick(/^9:00 AM/);
    await press('Continue');
    await screen.findByRole('heading', { name: 'Your name' });
    expect(flow()).toEqual({ name: 'IN_PERSON', step: 3 });

    await press('Continue');
    expect(flow().step, 'the page has errors').toBe(3);
    await user.type(await screen.findByLabelText(/First name/), 'Ada');
    await press('Continue');
    await user.type(await screen.findByLabelText(/Legal name/), 'Ada Lovelace');
    expect(flow().step).toBe(4);

    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'Confirmed' });
    expect(flow()).toEqual({ name: 'IN_PERSON', step: 1 });

    await act(() => router.navigate(result));
    await pick(/^9:20 AM/);
    await press('Continue');
    await screen.findByRole('heading', { name: 'Your name' });
    expect(flow(), 'a second booking starts anew').toEqual({ name: 'IN_PERSON', step: 3 });
  });
});
