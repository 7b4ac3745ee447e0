import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Analytics } from '../../../../app/analytics/Analytics.ts';
import { type Answer, hang, json } from '../../api/fakeFetch.ts';
import { connect } from '../../app-services/connect.ts';
import { appointment, clinic } from '../../journey/fixtures.ts';
import {
  backend,
  booked,
  bookings,
  failure,
  fillToTheEnd,
  open,
  press,
  refused,
  reserved,
  startWide,
  user,
} from './openSchedule.tsx';

startWide();

describe('booking', () => {
  it('releases first, then submits, then confirms with codes and without answers', async () => {
    const { seen, appServices, router } = open();
    await fillToTheEnd();
    await press('Book Appointment');
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
    const { picked, intake, attempt, patient, flow } = appServices.journey.getState();
    expect(picked.appointment).toEqual(appointment({ id: 'A'.repeat(22), confirmCode: 'KXW4PT23' }));
    expect({ intake, attempt, patient, flow }).toEqual({
      intake: undefined,
      attempt: undefined,
      patient: { name: 'Ada' },
      flow: { name: 'IN_PERSON', step: 1 },
    });
    const note = router.state.location.state;
    expect(note).toMatchObject({ booked: { visits: [{ timestamp: appointment().timestamp }] } });
    for (const secret of ['Ada', 'KXW4PT23', 'AAAA']) expect(JSON.stringify(note)).not.toContain(secret);
  });

  it('submits only once the release is answered', async () => {
    let reply = (_response: Response): void => undefined;
    const released = new Promise<Response>((resolve) => {
      reply = resolve;
    });
    const answer: Answer = (request, signal) => (request.method === 'DELETE' ? released : backend()(request, signal));
    const { seen } = open({ answer });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findAllByText('Booking your appointment...');
    expect(seen.map(({ method }) => method)).toEqual(['DELETE']);
    reply(json(200, { data: { appointmentReservations: { reservationCode: 'r-1' } } }));
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(bookings(seen)).toHaveLength(1);
  });

  it('sends one request for a double click and Enter', async () => {
    let reply = (_response: Response): void => undefined;
    const promise = new Promise<Response>((resolve) => {
      reply = resolve;
    });
    const { seen } = open({ answer: backend(() => promise) });
    await fillToTheEnd();
    await user.dblClick(screen.getByRole('button', { name: 'Book Appointment' }));
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
    await press('Book Appointment');
    for (const target of ['/result', '/elsewhere']) {
      void router.navigate(target);
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
      expect(router.state.location.pathname).toBe('/schedule');
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    reply(booked());
    await screen.findByRole('heading', { name: 'confirmation' });
  });

  it('tells a failure on the last step, keeps the answers, and sends the same once more', async () => {
    let answers: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { seen } = open({ answer: backend((request, signal) => answers(request, signal)) });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findByText("We're having trouble connecting at the moment. Please try again shortly.");
    screen.getByText('Your appointment may be booked already. If you try again, it is not booked twice.');
    expect(screen.getByLabelText<HTMLInputElement>(/Legal name/).value).toBe('Ada Lovelace');
    answers = booked;
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    const [first, second] = bookings(seen);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(first?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('sends nothing without a connection, and does not say that it may be booked', async () => {
    const { seen } = open();
    await fillToTheEnd();
    connect(false);
    await press('Book Appointment');
    await screen.findByText(/^We're having trouble connecting at the moment\. .*You're offline\./);
    expect(screen.queryByText(/may be booked/)).toBeNull();
    expect(bookings(seen)).toEqual([]);
    connect(true);
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    vi.restoreAllMocks();
  });

  it('is another intent once an answer has changed', async () => {
    let answers: Answer = () => refused(500);
    const { seen } = open({ answer: backend((request, signal) => answers(request, signal)) });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findByText(failure);
    await user.type(screen.getByLabelText(/Legal name/), ' King');
    answers = booked;
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    const [first, second] = bookings(seen);
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });
});

describe('what must not hold up a booking', () => {
  it('is a reservation under way that comes too late', async () => {
    const answers = new Map<string, (response: Response) => void>();
    const { seen } = open({
      journey: { ...reserved, picked: { appointment: appointment(), provider: clinic } },
      answer: ({ url }) => new Promise((resolve) => answers.set(url.split('/').at(-1) ?? '', resolve)),
    });
    await fillToTheEnd();
    await press('Book Appointment');
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
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(bookings(seen)).toHaveLength(1);
  });

  it('is our own error: the guest has the form back, and the error is reported', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('analytics is broken');
    let isBroken = true;
    const analytics: Analytics = {
      report: ({ type }) => {
        if (isBroken && type === 'customerError') throw error;
      },
    };
    let answers: Answer = () => refused(500);
    const { seen } = open({ analytics, answer: backend((request, signal) => answers(request, signal)) });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findByText(failure);
    expect(report.mock.calls).toEqual([[error]]);
    isBroken = false;
    answers = booked;
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    const [first, second] = bookings(seen).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });
});
