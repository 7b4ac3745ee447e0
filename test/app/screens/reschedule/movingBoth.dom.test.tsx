import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json, type Seen } from '../../api/fakeFetch.ts';
import { isRefresh, listed, parseQuery, at as withServices } from '../results/flowStage.tsx';
import { row, slotReply } from '../results/rows.ts';
import { booked, freezeClock, heading, moved, type OpenOptions, openMove, press, refuse, user } from './openMove.tsx';

freezeClock();

const at = (value: string) => ({ value, timezone: 'America/New_York' });
const first = {
  ...booked,
  canRescheduleBoth: true,
  services: [{ id: 104, name: 'Shingles dose 1' }],
};
const second = {
  ...booked,
  id: 'B'.repeat(22),
  confirmCode: 'M3RTYH45',
  dateTime: at('2027-01-24 10:00:00'),
  services: [{ id: 105, name: 'Shingles dose 2' }],
};
/** On the 24th of November the second stays due, on the 26th it does not. */
const firstTimes = { '2026-11-24': ['09:00'], '2026-11-26': ['09:00'] };
const secondTimes = { '2027-01-27': ['11:00', '11:20'] };

const openPair = (options: OpenOptions = {}) =>
  openMove({
    appointments: [first, second],
    services: listed,
    slots: (call) =>
      slotReply(
        parseQuery(call)['filter.serviceIds'] === '105'
          ? withServices(row(1, secondTimes), 105)
          : withServices(row(1, firstTimes), 104),
      ),
    ...options,
  });

async function pickFirst(day = /Thu.*Nov 26/): Promise<void> {
  await press('Choose Another Time for the 1st');
  const days = await screen.findByRole('group', { name: 'Days' });
  await user.click(within(days).getByRole('button', { name: day }));
  await user.click(await screen.findByRole('radio', { name: /^9:00 AM/ }));
  await press('Continue');
}

async function pickSecond(time = /^11:00 AM/): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: time }));
  await press('Continue');
  await heading('Move both appointments?');
}

async function pickBoth(): Promise<void> {
  await pickFirst();
  await heading('Choose a new time for your 2nd appointment');
  await pickSecond();
}

const submit = () => press('Move Both Appointments');
const card = async (name: string) => (await screen.findByRole('region', { name })).textContent;
const bodies = (moves: () => readonly Seen[]) => moves().map(({ body }) => body);
const keys = (moves: () => readonly Seen[]) => moves().map(({ headers }) => headers.get('idempotency-key'));
const request = {
  confirmCode: first.confirmCode,
  currentDateTime: first.dateTime,
  dateTime: at('2026-11-26 09:00:00'),
  followup: { currentDateTime: second.dateTime, dateTime: at('2027-01-27 11:00:00') },
  locationNumber: '01400001',
};

describe('moving the first of a pair to a time at which the second would come too soon', () => {
  it('leads on to times of the second, shows both old and new times, and moves both in one request', async () => {
    const { moves, seen, router } = openPair();
    await pickFirst();
    await heading('Choose a new time for your 2nd appointment');
    expect(screen.getByText(/^Your 2nd appointment, on Sun, Jan 24, 10:00 AM, at Clinic 1, would come/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Book the first dose only' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Keep My Current Times' })).toBeTruthy();
    await pickSecond();
    expect(seen.filter(isRefresh).map(parseQuery)).toContainEqual(
      expect.objectContaining({ 'filter.startDate': '2027-01-25', 'filter.locationIds': '01400001' }),
    );
    expect(await card('Current time of the 1st')).toContain('Wednesday, November 25, 2026');
    expect(await card('New time of the 1st')).toContain('Thursday, November 26, 2026');
    expect(await card('Current time of the 2nd')).toContain('Sunday, January 24, 2027');
    expect(await card('New time of the 2nd')).toContain('Wednesday, January 27, 2027');
    expect(moves()).toEqual([]);
    await submit();

    await heading('Your appointments have moved');
    expect(bodies(moves)).toEqual([request]);
    expect(screen.getByText('Thursday, November 26, 2026')).toBeTruthy();
    expect(screen.getByText('Wednesday, January 27, 2027')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/confirmation');
  });

  it.each([
    ['as long as the second stays due', /Tue.*Nov 24/, [first, second]],
    ['where the server moves one at a time', /Thu.*Nov 26/, [{ ...first, canRescheduleBoth: undefined }, second]],
  ])('moves the first alone %s', async (_when, day, appointments) => {
    const { moves } = openPair({ appointments });
    await pickFirst(day);
    await heading('Move your appointment?');
    await press('Move My Appointment');
    await heading('Your appointment has moved');
    expect(bodies(moves)).toEqual([expect.not.objectContaining({ followup: expect.anything() })]);
  });

  it('says that there is no time for the second, and leads back to those of the first', async () => {
    openPair({
      slots: (call) =>
        parseQuery(call)['filter.serviceIds'] === '105'
          ? slotReply()
          : slotReply(withServices(row(1, firstTimes), 104)),
    });
    await pickFirst();
    expect(await screen.findByText(/^We found no time online for your 2nd appointment/)).toBeTruthy();
    const [back] = screen.getAllByRole('link', { name: 'Choose Another Time for the 1st' });
    await user.click(back ?? document.body);
    expect(await screen.findByRole('radio', { name: /^9:00 AM/ })).toBeTruthy();
  });

  it('leads back to the times of the second where its time was just booked, and keeps that of the first', async () => {
    const { moves } = openPair({ moves: [refuse(409, 'slotTaken', '/followup'), moved] });
    await pickBoth();
    await submit();
    await heading('Choose a new time for your 2nd appointment');
    expect(screen.getByText(/^Unfortunately, the time selected was just booked/)).toBeTruthy();
    await pickSecond(/^11:20 AM/);
    expect(screen.queryByText(/just booked/)).toBeNull();
    await submit();
    await heading('Your appointments have moved');
    const later = { ...request, followup: { ...request.followup, dateTime: at('2027-01-27 11:20:00') } };
    expect(bodies(moves)).toEqual([request, later]);
    expect(new Set(keys(moves)).size).toBe(2);
  });

  it('leads back to the times of the first where its time was just booked', async () => {
    openPair({ moves: [refuse(409, 'slotTaken')] });
    await pickBoth();
    await submit();
    expect(await screen.findByText(/^Unfortunately, the time selected was just booked/)).toBeTruthy();
    expect(screen.getByText('It stays yours until the new time is booked.')).toBeTruthy();
  });

  it('shows the times that both have where one was moved in another tab, and moves from there by another press', async () => {
    const dateTime = at('2027-01-26 09:00:00');
    const { moves } = openPair({
      moves: [refuse(409, 'alreadyMoved', '/followup'), moved],
      later: [first, { ...second, dateTime }],
    });
    await pickBoth();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Your appointments have other times now')).toBeTruthy();
    expect(await card('Current time of the 2nd')).toContain('Tuesday, January 26, 2027');
    await submit();
    await heading('Your appointments have moved');
    expect(bodies(moves)[1]).toMatchObject({ followup: { ...request.followup, currentDateTime: dateTime } });
  });

  it('offers to move the first alone where the second was canceled in another tab', async () => {
    const { moves } = openPair({
      moves: [refuse(409, 'alreadyCanceled', '/followup'), moved],
      later: [first, { ...second, status: 'CANCELED' }],
    });
    await pickBoth();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Your 2nd appointment was canceled before')).toBeTruthy();
    expect(await card('New time')).toContain('Thursday, November 26, 2026');
    expect(screen.queryByRole('region', { name: 'New time of the 2nd' })).toBeNull();
    await press('Move My Appointment');
    await heading('Your appointment has moved');
    expect(bodies(moves)[1]).not.toHaveProperty('followup');
    expect(screen.queryByText(/January/)).toBeNull();
  });

  it('without an answer says that both may have moved, and tries again with the same key', async () => {
    const { moves } = openPair({ moves: [refuse(503, 'busy'), moved] });
    await pickBoth();
    await submit();
    expect(await screen.findByText('Your appointments may have moved already')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Keep My Current Times' })).toBeNull();
    await press('Try again');
    await heading('Your appointments have moved');
    expect(bodies(moves)).toEqual([request, request]);
    expect(new Set(keys(moves)).size).toBe(1);
  });

  it('for any other refusal says that both keep their times', async () => {
    openPair({ moves: [refuse(400, 'badRequest')] });
    await pickBoth();
    await submit();
    expect(within(await screen.findByRole('alert')).getByText('Your appointments keep their times')).toBeTruthy();
  });

  it('leads back to the link where both times are kept, which releases what was picked', async () => {
    let codes = 0;
    const { appServices, seen } = openPair({
      reserve: () => json(200, { data: { appointmentReservations: { reservationCode: `R${++codes}` } } }),
    });
    await pickBoth();
    await user.click(screen.getByRole('link', { name: 'Keep My Current Times' }));
    await heading('You have two confirmed appointments!');
    expect(appServices.journey.getState().move).toBeUndefined();
    await waitFor(() => expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(2));
  });
});

it('as after a reload, the times of the second lead to the page of the link', async () => {
  const criteria = { type: 'Shingles', location: '45040', date: '2026-11-23', serviceIds: [104], isMove: true };
  const { router } = openMove({ from: '/followup', state: { criteria } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/cancel'));
});
