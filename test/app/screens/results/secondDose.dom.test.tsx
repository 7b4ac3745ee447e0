import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { walkInDraft } from '../../../../app/journey/services/walkInDraft.ts';
import type { Answer } from '../../api/fakeFetch.ts';
import { json } from '../../api/fakeFetch.ts';
import {
  at,
  buildUrl,
  freezeClock,
  isRefresh,
  open,
  type Parts,
  parseQuery,
  proceed,
  reply,
  reservations,
  shingles,
  times,
  user,
} from './flowStage.tsx';
import { row } from './rows.ts';

freezeClock();

describe('a second dose', () => {
  const first = () => reply(at(row(1, { '2026-11-23': ['09:00'] }), 104));
  const second: Answer = () => reply(at(row(1, { '2027-01-22': ['10:00'] }), 105));

  async function pickFirst(parts: Parts = {}) {
    const test = open(buildUrl(shingles), { search: first, refresh: second, ...parts });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Choose a time for your second dose' });
    return test;
  }

  it('is looked for where the first is, from so many days after it', async () => {
    const { seen } = await pickFirst();
    await times();
    expect(seen.filter(isRefresh).map(parseQuery)[0]).toEqual({
      'filter.businessNames': 'tlc',
      'filter.startDate': '2027-01-22',
      'filter.endDate': '2027-02-04',
      'filter.serviceIds': '105',
      'filter.locationIds': '01400001',
    });
    const summary = screen.getByRole('region', { name: 'Your search' });
    expect(
      within(summary)
        .getAllByRole('definition')
        .map((fact) => fact.textContent),
    ).toEqual(['Mon, Nov 23, 9:00 AM', 'Shingles dose 2', 'Fri, Jan 22']);
  });

  it('is reserved beside the first', async () => {
    const { seen, appServices } = await pickFirst();
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(reservations(seen)).toMatchObject([
      { serviceId: 104, reservationTime: '2026-11-23 09:00:00' },
      { serviceId: 105, reservationTime: '2027-01-22 10:00:00' },
    ]);
    const { appointment, followup } = appServices.journey.getState().picked;
    expect([appointment?.slotReservation?.code, followup?.slotReservation?.code]).toEqual(['R1', 'R2']);
  });

  it('is named when the guest comes back, with a link to continue', async () => {
    const { router, appServices } = await pickFirst();
    await times();
    expect(screen.queryByText(/^You chose/)).toBeNull();
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    const { picked } = appServices.journey.getState();
    await router.navigate(-1);
    await screen.findByText('You chose Fri, Jan 22, 10:00 AM, at Clinic 1.');
    screen.getByText('Your answers are kept, with this time or another.');
    await user.click(screen.getByRole('link', { name: 'Go On with This Time' }));
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(appServices.journey.getState().picked).toBe(picked);
  });

  it('of another vaccine is booked separately, and a message says so', async () => {
    open(buildUrl({ ...shingles, serviceIds: '104,109' }), {
      search: () => reply(at(row(1, { '2026-11-23': ['09:00'] }), 104, 109)),
      refresh: second,
    });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByText('The second dose of Hepatitis B is booked on its own, once you have had the first.');
    expect(screen.getByText('Shingles dose 2')).toBeTruthy();
  });

  it('needs a time as well', async () => {
    await pickFirst();
    await times();
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe('Please select an appointment time to continue.');
  });

  it('can be left out', async () => {
    const { appServices } = await pickFirst();
    await times();
    await user.click(screen.getByRole('button', { name: 'Book the first dose only' }));
    await screen.findByRole('heading', { name: 'Schedule' });
    const { appointment, followup } = appServices.journey.getState().picked;
    expect([appointment?.slotReservation?.code, followup]).toEqual(['R1', undefined]);
  });

  it('leads back to the first, whose reservation stays', async () => {
    const { router, appServices } = await pickFirst();
    await times();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { name: '1 location near 45040' });
    expect(router.state.location.pathname).toBe('/result');
    expect(appServices.journey.getState().picked.appointment?.slotReservation?.code).toBe('R1');
  });

  it('taken by another guest shows a message on its card, and keeps the first', async () => {
    const { appServices } = await pickFirst({
      reserve: ({ body }) =>
        JSON.stringify(body).includes('105')
          ? json(409, { errors: [{ code: 'slotTaken', message: 'x' }] })
          : json(200, { data: { appointmentReservations: { reservationCode: 'R1' } } }),
    });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Unfortunately, the time selected was just booked. Please select a new time.',
    );
    expect(appServices.journey.getState().picked).toMatchObject({ appointment: { slotReservation: { code: 'R1' } } });
  });

  it('whose first dose was taken goes back to the times of the first', async () => {
    let isLost = false;
    const { appServices, router } = await pickFirst({
      reserve: () =>
        isLost
          ? json(409, { errors: [{ code: 'slotTaken', message: 'x' }] })
          : json(200, { data: { appointmentReservations: { reservationCode: 'R1' } } }),
    });
    await user.click((await times())[0] ?? document.body);
    // As after a reload: the slot is kept, but its reservation is not.
    act(() => appServices.journey.dispatch({ type: 'released', code: 'R1' }));
    isLost = true;
    await proceed();
    await screen.findByRole('heading', { name: '1 location near 45040' });
    expect(router.state.location.pathname).toBe('/result');
    expect(screen.getByRole('alert').textContent).toBe(
      'Unfortunately, the time selected was just booked. Please select a new time.',
    );
    expect(appServices.journey.getState().picked.followup).toBeUndefined();
  });

  it('too far ahead says how far the guest may go', async () => {
    open(buildUrl({ ...shingles, date: '2027-01-05' }), {
      search: () => reply(at(row(1, { '2027-01-05': ['09:00'] }), 104)),
      refresh: () => reply(at(row(1, {}), 105)),
    });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByText(/^You can only book .* 90 days/);
  });

  it('without a first goes to the main page', async () => {
    open('/followup', {});
    await screen.findByRole('heading', { name: 'Main' });
  });

  it('is not offered to a walk-in', async () => {
    const { appointment, provider } = walkInDraft('01400001', [{ id: 104, name: 'Shingles dose 1' }], {
      category: 'Instant Vaccines',
      businessName: 'pharmacy',
    });
    const flow = { name: 'INSTANT_VACCINE', step: 2 } as const;
    open('/followup', { journey: { flow, picked: { appointment, provider } } });
    await screen.findByRole('heading', { name: 'Main' });
  });

  it('whose search fails says so', async () => {
    await pickFirst({ refresh: () => json(500, {}) });
    await screen.findByText('Please try again shortly.');
  });
});
