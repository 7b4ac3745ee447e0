import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../api/fakeFetch.ts';
import {
  at,
  booked,
  confirmed,
  freezeClock,
  heading,
  moved,
  openMove,
  pick,
  press,
  refuse,
  user,
} from './openMove.tsx';

freezeClock();

const card = (name: string) => screen.findByRole('region', { name });
const submit = () => press('Move My Appointment');

describe('moving an appointment from the link of the mail', () => {
  it('leads from the link over times and last step to the confirmation, in one request without the form', async () => {
    const { moves, appServices, router } = openMove();
    await pick();
    expect((await card('Current time')).textContent).toContain('Wednesday, November 25, 2026');
    expect((await card('New time')).textContent).toContain('Clinic 2');
    expect(moves()).toHaveLength(0);
    await submit();

    await heading('Your appointment has moved');
    expect(moves()).toHaveLength(1);
    expect(moves()[0]?.body).toEqual({
      confirmCode: booked.confirmCode,
      currentDateTime: booked.dateTime,
      dateTime: { value: '2026-11-25 09:00:00', timezone: 'America/New_York' },
      locationNumber: '01400002',
    });
    expect(screen.getByText('Wednesday, November 25, 2026')).toBeTruthy();
    expect(screen.queryByText('Patient Details')).toBeNull();
    expect(appServices.journey.getState().move).toBeUndefined();
    expect(router.state.location.pathname).toBe('/confirmation');
    await router.navigate(-1);
    await heading('Main');
    expect(router.state.location.pathname).toBe('/main');
  });

  it('says above the times what is moved and that it stays booked, and has no way to another search', async () => {
    openMove();
    await press('Choose Another Time');
    expect(
      await screen.findByText(/You are moving your appointment of Wed, Nov 25, 10:00 AM, at Clinic 1/),
    ).toBeTruthy();
    expect(screen.getByText('It stays yours until the new time is booked.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('leads back to the page of the link where the time is kept, which releases what was picked', async () => {
    const { appServices, seen } = openMove();
    await pick();
    await user.click(screen.getByRole('link', { name: 'Keep My Current Time' }));
    await heading('You have a confirmed appointment!');
    expect(appServices.journey.getState().move).toBeUndefined();
    await waitFor(() => expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  });

  it('has neither id nor code in any address or state of the history', async () => {
    const { router } = openMove();
    const states: unknown[] = [];
    router.subscribe(({ location }) => location.pathname !== at && states.push(location));
    await pick();
    await submit();
    await heading('Your appointment has moved');
    expect(JSON.stringify(states)).not.toMatch(new RegExp(`${booked.id}|${booked.confirmCode}`));
  });

  it.each([
    ['says nothing of it', undefined],
    ['cannot move it', false],
  ])('is not offered where the server %s', async (_what, canReschedule) => {
    openMove({ appointments: [{ ...booked, canReschedule }] });
    await screen.findByRole('button', { name: 'Cancel Appointment' });
    expect(screen.queryByRole('button', { name: 'Choose Another Time' })).toBeNull();
  });

  it('offers each of a pair, and only times at their place', async () => {
    const second = { ...booked, id: 'B'.repeat(22), confirmCode: 'M3RTYH45' };
    openMove({ appointments: [booked, second] });
    await screen.findByRole('button', { name: 'Choose Another Time for the 2nd' });
    await press('Choose Another Time for the 1st');
    expect(await screen.findByRole('radio', { name: /9:00 AM.*Clinic 1/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Clinic 2/ })).toBeNull();
  });
});

describe('moving an appointment from the confirmation', () => {
  it('keeps what the confirmation knows of the patient', async () => {
    openMove({ from: '/confirmation', journey: confirmed });
    await pick();
    await submit();
    await heading('Your appointment has moved');
    expect(screen.getByText('Pat Doe')).toBeTruthy();
  });

  it('shows the confirmation again where the time is kept, or Back is pressed', async () => {
    const { router, appServices } = openMove({ from: '/confirmation', journey: confirmed });
    await press('Choose Another Time');
    await user.click(await screen.findByRole('link', { name: 'Keep My Current Time' }));
    expect(await screen.findByText('Wednesday, November 25, 2026')).toBeTruthy();
    expect(appServices.journey.getState().move).toBeUndefined();

    await press('Choose Another Time');
    await screen.findByRole('link', { name: 'Keep My Current Time' });
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Pat Doe')).toBeTruthy();
  });
});

describe('a move that does not come about', () => {
  it('for a time that was just booked leads back to the times', async () => {
    openMove({ moves: [refuse(409, 'slotTaken')] });
    await pick();
    await submit();
    expect(
      await screen.findByText('Unfortunately, the time selected was just booked. Please select a new time.'),
    ).toBeTruthy();
    expect(screen.getByText('It stays yours until the new time is booked.')).toBeTruthy();
  });

  it('to a time that has passed leads back to the times, and says so', async () => {
    openMove({ moves: [refuse(409, 'timePast')] });
    await pick();
    await submit();
    expect(await screen.findByText('This time has already passed. Please select a later one.')).toBeTruthy();
  });

  it('while the server is busy says so, keeps the time, and is made by the next press', async () => {
    openMove({ moves: [refuse(503, 'limitReached'), moved] });
    await pick();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Your appointment keeps its time')).toBeTruthy();
    expect(
      within(alert).getByText(
        "We're very busy right now. Please try again in a few minutes, or call the number at the end of this page.",
      ),
    ).toBeTruthy();
    await submit();
    await heading('Your appointment has moved');
  });

  it('while the server is busy is still in doubt where an earlier try got no answer', async () => {
    openMove({ moves: [refuse(503, 'busy'), refuse(503, 'limitReached')] });
    await pick();
    await submit();
    await screen.findByText('Your appointment may have moved already');
    await press('Try again');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy());
    expect(screen.queryByText('Your appointment keeps its time')).toBeNull();
  });

  it.each([
    ['alreadyCanceled', 409, 'It can no longer be moved. You can book a new one.'],
    ['appointmentPast', 400, 'It has already begun, so it can no longer be moved online.'],
    ['followupTooEarly', 400, /Your 2nd appointment would come too soon/],
    ['appointmentNotFound', 404, /We can't find it right now/],
    ['badRequest', 400, /We could not book the new time/],
  ])('for %s says so, and takes the focus', async (code, status, words) => {
    openMove({ moves: [refuse(status, code)] });
    await pick();
    await submit();
    const alert = await screen.findByRole('alert');
    const title =
      code === 'alreadyCanceled' ? 'Your appointment was canceled before' : 'Your appointment keeps its time';
    expect(within(alert).getByText(title)).toBeTruthy();
    expect(within(alert).getByText(words)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(alert));
  });

  describe('for an appointment that was moved in another tab', () => {
    const dateTime = { value: '2026-11-24 09:45:00', timezone: 'America/New_York' };
    const alreadyMoved = refuse(409, 'alreadyMoved');

    it('shows its new time, and moves it only when pressed again', async () => {
      const { moves } = openMove({ moves: [alreadyMoved, moved], later: [{ ...booked, dateTime }] });
      await pick();
      await submit();
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByText('Your appointment was already moved')).toBeTruthy();
      expect(await within(alert).findByText(/^It is now on Tue, Nov 24, 9:45 AM, at Clinic 1\./)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(alert));
      expect((await card('Current time')).textContent).toContain('Tuesday, November 24, 2026');
      expect(moves()).toHaveLength(1);

      await submit();
      await heading('Your appointment has moved');
      expect(moves().map(({ body }) => body)).toMatchObject([
        { currentDateTime: booked.dateTime },
        { currentDateTime: dateTime },
      ]);
      const [first, second] = moves().map(({ headers }) => headers.get('idempotency-key'));
      expect(first).not.toBe(second);
    });

    it('keeps the time that it has, on the page of the link and on the confirmation', async () => {
      const { appServices } = openMove({
        from: '/confirmation',
        journey: confirmed,
        moves: [alreadyMoved],
        later: [{ ...booked, dateTime }],
      });
      await pick();
      await submit();
      await screen.findByText('Your appointment was already moved');
      await user.click(screen.getByRole('link', { name: 'Keep My Current Time' }));
      expect(await screen.findByText('Tuesday, November 24, 2026')).toBeTruthy();
      expect(appServices.journey.getState().move).toBeUndefined();
    });

    it('and canceled there says so', async () => {
      openMove({ moves: [alreadyMoved], later: [{ ...booked, status: 'CANCELED' }] });
      await pick();
      await submit();
      expect(await screen.findByText('Your appointment was canceled before')).toBeTruthy();
    });

    it('never moves it from an unknown time', async () => {
      const { moves } = openMove({ moves: [alreadyMoved, alreadyMoved], later: 'unanswered' });
      await pick();
      await submit();
      expect(await screen.findByText('Your appointment may have moved already')).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Keep My Current Time' })).toBeNull();
      await press('Try again');
      await waitFor(() => expect(moves()).toHaveLength(2));
      const [first, second] = moves();
      expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
      expect(second?.body).toEqual(first?.body);
    });
  });

  it('without an answer says that it may have moved, and tries again with the same key', async () => {
    const { moves } = openMove({ moves: [refuse(503, 'busy'), moved] });
    await pick();
    await submit();
    expect(await screen.findByText('Your appointment may have moved already')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Keep My Current Time' })).toBeNull();
    await press('Try again');
    await heading('Your appointment has moved');
    const keys = moves().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('without an answer no longer promises that the time is kept, and asks the server where it is', async () => {
    openMove({ from: '/confirmation', journey: confirmed, moves: [refuse(503, 'busy')] });
    await pick();
    await submit();
    await screen.findByText('Your appointment may have moved already');
    await user.click(screen.getByRole('link', { name: 'Choose Another Time' }));
    expect(await screen.findByText(/it may have moved already/)).toBeTruthy();
    expect(screen.queryByText('It stays yours until the new time is booked.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Keep My Current Time' }).getAttribute('href')).toBe(at);
  });

  it('sends one request for two presses', async () => {
    let answer = (_response: Response): void => undefined;
    const { moves } = openMove({ moves: [() => new Promise<Response>((resolve) => (answer = resolve))] });
    await pick();
    await submit();
    await submit();
    await waitFor(() => expect(moves()).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Keep My Current Time' })).toBeNull();
    await act(async () => answer(json(200, { data: { id: booked.id, confirmCode: booked.confirmCode } })));
    await heading('Your appointment has moved');
    expect(moves()).toHaveLength(1);
  });
});

describe('a move that no longer exists', () => {
  it.each(['/result', '/reschedule'])('as after a reload leads from %s to the page of the link', async (from) => {
    const criteria = { type: 'Sore Throat', location: '45040', date: '2026-11-23', serviceIds: [30], isMove: true };
    const { router } = openMove({ from, state: { criteria } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/cancel'));
  });

  it('is forgotten, with the picked time, when the page is hidden', async () => {
    const { appServices } = openMove();
    await pick();
    act(() => appServices.journey.dispatch({ type: 'forgetPerson' }));
    expect(appServices.journey.getState()).toMatchObject({ picked: {} });
    expect(JSON.stringify(appServices.journey.getState())).not.toContain(booked.confirmCode);
  });
});
