import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hang, json } from '../../api/fakeFetch.ts';
import { card, isRefresh, isReservation, nine, open, parseQuery, proceed, slot, user } from './openResults.tsx';
import { row, slotReply } from './rows.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('picking a time', () => {
  it('is needed to continue', async () => {
    const { seen } = open();
    await slot(nine);
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe('Please select an appointment time to continue.');
    expect(seen.filter(isReservation)).toEqual([]);
    await user.click(await slot(nine));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is long enough to read the form that comes next', async () => {
    const { appServices } = open();
    await slot(nine);
    await waitFor(() => expect([...appServices.bookingForms.keys()]).toEqual(['IN_PERSON/Illnesses']));
  });

  it('keeps the time in view above the bar that comes up', async () => {
    open();
    const first = await slot(nine);
    vi.mocked(Element.prototype.scrollIntoView).mockClear();
    await user.click(first);
    const { contexts, calls } = vi.mocked(Element.prototype.scrollIntoView).mock;
    expect([contexts, calls]).toEqual([[first], [[{ block: 'nearest' }]]]);
  });

  it('takes one time of all places', async () => {
    open();
    const [first, second] = [await slot(nine), await slot('9:20 AM, Monday, November 23, Clinic 2')];
    await user.click(first);
    await user.click(second);
    expect([first.checked, second.checked]).toEqual([false, true]);
    const label = screen.getByText('Mon, Nov 23, 9:20 AM');
    expect(label.parentElement?.textContent).toContain('Clinic 2, 2 Main St');
    expect(label.textContent, 'the time does not break').toContain('9:20\u00a0AM');
  });

  it('reserves it and opens the form', async () => {
    const { seen, appServices } = open();
    await user.click(await slot(nine));
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(seen.filter(isReservation).map(({ body }) => body)).toEqual([
      { serviceId: 30, businessName: 'tlc', reservationTime: '2026-11-23 09:00:00', locationNumber: '01400001' },
    ]);
    const { picked, flow } = appServices.journey.getState();
    expect(picked).toMatchObject({
      appointment: {
        timestamp: '2026-11-23 09:00:00',
        timezone: 'America/New_York',
        services: [{ id: 30, name: 'Sore Throat' }],
        slotReservation: { code: 'R1' },
      },
      provider: { providerId: '01400001' },
    });
    expect(flow).toEqual({ name: 'IN_PERSON', step: 3 });
  });

  it('reserves it once, however often Continue is pressed', async () => {
    const { seen } = open({ reserve: hang });
    await user.click(await slot(nine));
    await proceed();
    await proceed();
    await waitFor(() => expect(seen.filter(isReservation)).toHaveLength(1));
  });
});

describe('a time taken by another guest', () => {
  const words = 'Unfortunately, the time selected was just booked. Please select a new time.';

  it('shows a focused error on its card, disappears, and refreshes the times', async () => {
    const { seen, appServices } = open({
      reserve: () => json(409, { errors: [{ code: 'taken', message: 'x' }] }),
      refresh: () => slotReply(row(1, { '2026-11-23': ['09:00', '10:40'] })),
    });
    await user.click(await slot(nine));
    await proceed();
    const alert = await within(await card(1)).findByRole('alert');
    expect(alert.textContent).toBe(words);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    await slot('10:40 AM, Monday, November 23, Clinic 1');
    expect(screen.queryByRole('radio', { name: nine })).toBeNull();
    expect(seen.filter(isRefresh).map((request) => Object.fromEntries(parseQuery(request)))).toEqual([
      {
        'filter.businessNames': 'tlc',
        'filter.startDate': '2026-11-23',
        'filter.endDate': '2026-12-06',
        'filter.serviceIds': '30',
        'filter.locationIds': '01400001',
      },
    ]);
    expect(appServices.journey.getState().picked).toEqual({});
    expect(screen.getByText('No time chosen yet')).toBeTruthy();
    expect(within(await card(2)).queryByRole('alert')).toBeNull();
  });

  it.each([
    ['timePast', 'This time has already passed. Please select a later one.'],
    ['tooSoon', 'This time is too soon, because we need longer to prepare your visit. Please select a later day.'],
    ['tooFarAhead', 'This time is too far ahead to be booked yet. Please select an earlier day.'],
  ])('is not said to be booked where it is %s', async (code, text) => {
    open({ reserve: () => json(409, { errors: [{ code, message: 'x' }] }) });
    await user.click(await slot(nine));
    await proceed();
    expect((await within(await card(1)).findByRole('alert')).textContent).toBe(text);
    await waitFor(() => expect(screen.queryByRole('radio', { name: nine })).toBeNull());
  });

  it('leaves the way open to another time', async () => {
    let taken = true;
    open({
      reserve: () => {
        const answer = taken
          ? json(409, {})
          : json(200, { data: { appointmentReservations: { reservationCode: 'R2' } } });
        taken = false;
        return answer;
      },
    });
    await user.click(await slot(nine));
    await proceed();
    await screen.findByText(words);
    await user.click(await slot('9:20 AM, Monday, November 23, Clinic 2'));
    expect(screen.queryByText(words)).toBeNull();
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
  });

  it.each([
    [500, 'Please try again shortly.'],
    [499, 'Please refresh the page to try again.'],
  ])('says when fresh times cannot be read, and reads them again: %i', async (status, text) => {
    let works = false;
    open({
      reserve: () => json(409, {}),
      refresh: () => (works ? slotReply(row(1, { '2026-11-23': ['11:00'] })) : json(status, {})),
    });
    await user.click(await slot(nine));
    await proceed();
    const first = within(await card(1));
    await first.findByText(text);
    works = true;
    await user.click(first.getByRole('button', { name: 'Try again' }));
    await slot('11:00 AM, Monday, November 23, Clinic 1');
  });
});

describe('a reservation that fails', () => {
  it('because of a limit of the server says that it is busy, and keeps the pick', async () => {
    open({ reserve: () => json(503, { errors: [{ code: 'limitReached', message: 'x' }] }) });
    const picked = await slot(nine);
    await user.click(picked);
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe(
      "We're very busy right now.Please try again in a few minutes, or call the number at the end of this page.",
    );
    expect(picked.checked).toBe(true);
  });

  it('keeps the pick, says so, and can be tried again', async () => {
    let works = false;
    open({
      reserve: () =>
        works ? json(200, { data: { appointmentReservations: { reservationCode: 'R1' } } }) : json(500, {}),
    });
    const picked = await slot(nine);
    await user.click(picked);
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe(
      "We're having trouble connecting at the moment.Please try again shortly.",
    );
    expect(picked.checked).toBe(true);
    works = true;
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
  });
});
