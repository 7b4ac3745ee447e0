import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hang, json } from '../../api/fakeFetch.ts';
import { appointment, clinic, followup, reservation } from '../../journey/fixtures.ts';
import {
  backend,
  bookings,
  fillToTheEnd,
  open,
  press,
  refused,
  reserved,
  setWide,
  startWide,
} from './openSchedule.tsx';

startWide();

describe('the reservation', () => {
  it('is made again where a reload dropped it', async () => {
    const { appServices, seen } = open({
      journey: { ...reserved, picked: { appointment: appointment(), provider: clinic } },
    });
    await waitFor(() => expect(appServices.journey.getState().picked.appointment?.slotReservation?.code).toBe('r-2'));
    expect(seen[0]?.body).toMatchObject({ reservationTime: '2027-03-15 09:00:00' });
  });

  it('is made again of both visits', async () => {
    const { appServices, seen } = open({
      journey: { ...reserved, picked: { appointment: appointment(), followup, provider: clinic } },
    });
    await waitFor(() => expect(appServices.journey.getState().picked.followup?.slotReservation).toBeTruthy());
    expect(appServices.journey.getState().picked.appointment?.slotReservation).toBeTruthy();
    expect(seen.map(({ body }) => body)).toMatchObject([
      { reservationTime: '2027-03-15 09:00:00', serviceId: 29 },
      { reservationTime: '2027-04-12 09:00:00', serviceId: 31 },
    ]);
  });

  it('that is still being made is waited for, released, and then booked', async () => {
    let reply = (_response: Response): void => undefined;
    const { seen } = open({
      answer: (request, signal) =>
        request.method === 'POST' && request.url.endsWith('/appointment-reservations')
          ? new Promise((resolve) => {
              reply = resolve;
            })
          : backend()(request, signal),
      journey: { ...reserved, picked: { appointment: appointment(), provider: clinic } },
    });
    await fillToTheEnd();
    await press('Book Appointment');
    expect(bookings(seen)).toEqual([]);
    reply(json(200, { data: { appointmentReservations: { reservationCode: 'r-2' } } }));
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(seen.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`)).toEqual([
      'POST appointment-reservations',
      'DELETE r-2',
      'POST appointments',
    ]);
  });

  it('is released with the press, before the form that is being sent is rendered', async () => {
    const { seen } = open({ journey: reserved });
    await fillToTheEnd();
    const book = screen.getByRole('button', { name: 'Book Appointment' });
    act(() => {
      book.click();
      expect(seen.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`)).toEqual(['DELETE r-1']);
    });
    await screen.findByRole('heading', { name: 'confirmation' });
  });

  it('that is not answered does not keep the guest from booking', async () => {
    const { seen } = open({
      answer: (request, signal) =>
        request.method === 'POST' && request.url.endsWith('/appointment-reservations')
          ? hang(request, signal)
          : backend()(request, signal),
      timeoutMs: 60_000,
      journey: { ...reserved, picked: { appointment: appointment(), provider: clinic } },
    });
    await fillToTheEnd();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await press('Book Appointment');
      await vi.advanceTimersByTimeAsync(5_000);
      await screen.findByRole('heading', { name: 'confirmation' });
      expect(bookings(seen)).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of two visits is counted down to the end that comes first', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-15T13:00:00Z'), shouldAdvanceTime: true });
    try {
      const until = (time: string) => ({ code: `r-${time}`, expiresAt: `2027-03-15T${time}:00Z` });
      open({
        journey: {
          ...reserved,
          picked: {
            appointment: appointment({ slotReservation: until('13:09') }),
            followup: { ...followup, slotReservation: until('13:05') },
            provider: clinic,
          },
        },
      });
      await screen.findByText('We are holding this time for you for another 5 minutes.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is counted down in the header of a narrow screen, and not said twice', async () => {
    setWide(false);
    vi.useFakeTimers({ now: new Date('2027-03-15T13:06:30Z'), shouldAdvanceTime: true });
    try {
      const slotReservation = reservation('r-1');
      open({ journey: { ...reserved, picked: { appointment: appointment({ slotReservation }), provider: clinic } } });
      await screen.findByRole('button', { name: /Terra Firma Dr .* 4 min left Visit details$/ });
      expect(screen.queryByText(/^We are holding this time for you/)).toBeNull();
      await vi.advanceTimersByTimeAsync(90_000);
      await screen.findByText('We can hold this time for you for only 2 minutes more.');
      await vi.advanceTimersByTimeAsync(120_000);
      await screen.findByRole('button', { name: /Terra Firma Dr .* No longer held Visit details$/ });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['beside the form', true, 'We are holding this time for you for another 4 minutes.'],
    ['in the header of a narrow screen', false, '4 min left'],
  ])('that is released for the booking is shown as before while it is sent: %s', async (_where, isWide, text) => {
    setWide(isWide);
    vi.useFakeTimers({ now: new Date('2027-03-15T13:06:30Z'), shouldAdvanceTime: true });
    try {
      const slotReservation = reservation('r-1');
      const { seen } = open({
        answer: backend(hang),
        journey: { ...reserved, picked: { appointment: appointment({ slotReservation }), provider: clinic } },
      });
      await fillToTheEnd();
      screen.getByText(text);
      await press('Book Appointment');
      await waitFor(() => expect(bookings(seen)).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(90_000);
      screen.getByText(text);
      expect(screen.queryByText(/for only 2 minutes more/)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['slotTaken', 'Someone else just booked this time. Choose another.'],
    ['timePast', 'This time has already passed. Choose a later one.'],
  ])('shows a conflict if the time is no longer available: %s', async (code, text) => {
    open({
      answer: () => refused(409, code),
      journey: { ...reserved, picked: { appointment: appointment(), provider: clinic } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Appointment Conflict' });
    expect(within(dialog).getByText(text)).toBeTruthy();
  });

  it('that is over and cannot be made again for a limit of the server says that it is busy', async () => {
    const slotReservation = { code: 'r-1', expiresAt: '2027-03-15T13:01:00Z' };
    vi.useFakeTimers({ now: new Date('2027-03-15T13:00:00Z'), shouldAdvanceTime: true });
    try {
      open({
        answer: () => refused(503, 'limitReached'),
        journey: { ...reserved, picked: { appointment: appointment({ slotReservation }), provider: clinic } },
      });
      await screen.findByText('We can hold this time for you for only 1 minute more.');
      await vi.advanceTimersByTimeAsync(60_000);
      await press('Hold this time again');
      await screen.findByText(
        "We're very busy right now. Please try again in a few minutes, or call the number at the end of this page.",
      );
      await screen.findByRole('button', { name: 'Hold this time again' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('that cannot be made again, because the time is taken, leads to no time that is gone', async () => {
    const { appServices } = open({
      answer: () => refused(409, 'slotTaken'),
      journey: { ...reserved, picked: { appointment: appointment(), provider: clinic } },
    });
    await screen.findByText('Someone else just booked this time. Choose another.');
    expect(appServices.journey.getState().picked.appointment?.isLost).toBe(true);
  });

  it('is counted down, warned of, and offered once more at its end', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-15T13:06:30Z'), shouldAdvanceTime: true });
    try {
      const { appServices } = open({
        journey: {
          ...reserved,
          picked: { appointment: appointment({ slotReservation: reservation('r-1') }), provider: clinic },
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
      await waitFor(() => expect(appServices.journey.getState().picked.appointment?.slotReservation?.code).toBe('r-2'));
      const again = await screen.findByText('We are holding this time for you again.');
      expect(document.activeElement?.contains(again)).toBe(true);
      expect(screen.queryByRole('button', { name: 'Hold this time again' })).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});
