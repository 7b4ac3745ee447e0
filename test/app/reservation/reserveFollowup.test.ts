import { describe, expect, it } from 'vitest';
import type { JourneyState, PickedAppointments } from '../../../app/journey/index.ts';
import { releaseFollowup } from '../../../app/reservation/releaseAll.ts';
import { dropOverdue, reserveAll, reserveFollowup } from '../../../app/reservation/reserveFollowup.ts';
import { type Answer, json, type Seen } from '../api/fakeFetch.ts';
import { testAppServices } from '../app-services/testAppServices.ts';
import { appointment, clinic, followup, reservation } from '../journey/fixtures.ts';

const end = new Date(Date.now() + 600_000).toISOString();
const first = appointment({ slotReservation: { code: 'r-1', expiresAt: end } });
const buildJourney = (picked: PickedAppointments, name: 'EVERYDAY_VACCINE' | 'INSTANT_VACCINE' = 'EVERYDAY_VACCINE') =>
  ({ flow: { name, step: 2 }, picked }) satisfies Partial<JourneyState>;
const readTime = ({ body }: Seen): unknown =>
  typeof body === 'object' && body !== null && 'reservationTime' in body ? body.reservationTime : undefined;

/** A server that makes reservations in turn; `refuse` is a time that somebody else has reserved. */
function server(refuse?: string): Answer {
  let count = 1;
  return (request) => {
    if (request.method === 'DELETE')
      return json(200, { data: { appointmentReservations: { reservationCode: 'gone' } } });
    if (readTime(request) === refuse) return json(409, { errors: [{ code: 'slotTaken', message: 'x' }] });
    count += 1;
    return json(200, { data: { appointmentReservations: { reservationCode: `r-${count}`, expiresAt: end } } });
  };
}
const sent = (seen: readonly Seen[]) =>
  seen.map((call) => `${call.method} ${readTime(call) ?? call.url.split('/').at(-1)}`);

describe('holding a second visit', () => {
  it('reserves it beside the first, whose reservation stays', async () => {
    const { appServices, seen } = testAppServices({
      answer: server(),
      journey: buildJourney({ appointment: first, provider: clinic }),
    });
    expect((await reserveFollowup(appServices, followup)).kind).toBe('ok');
    expect(sent(seen)).toEqual([`POST ${followup.timestamp}`]);
    expect(appServices.journey.getState().picked).toEqual({
      appointment: first,
      followup: { ...followup, slotReservation: { code: 'r-2', expiresAt: end } },
      provider: clinic,
    });
  });

  it('reserves both where a reload has dropped the first', async () => {
    const { appServices, seen } = testAppServices({
      answer: server(),
      journey: buildJourney({ appointment: appointment(), provider: clinic }),
    });
    await reserveFollowup(appServices, followup);
    expect(sent(seen)).toEqual([`POST ${appointment().timestamp}`, `POST ${followup.timestamp}`]);
  });

  it('reserves the first anew where its time has run out meanwhile', async () => {
    const over = appointment({
      slotReservation: { code: 'r-0', expiresAt: new Date(Date.now() - 1000).toISOString() },
    });
    const { appServices, seen } = testAppServices({
      answer: server(),
      journey: buildJourney({ appointment: over, provider: clinic }),
    });
    await reserveFollowup(appServices, followup);
    expect(sent(seen)).toEqual([`POST ${appointment().timestamp}`, `POST ${followup.timestamp}`]);
    expect(appServices.journey.getState().picked.appointment?.slotReservation?.code).toBe('r-2');
  });

  it('takes the place of another one, which is released', async () => {
    const other = { ...followup, timestamp: '2027-04-13 09:00:00', slotReservation: reservation('r-9') };
    const { appServices, seen } = testAppServices({
      answer: server(),
      journey: buildJourney({ appointment: first, followup: other, provider: clinic }),
    });
    await reserveFollowup(appServices, followup);
    expect(sent(seen)).toEqual(['DELETE r-9', `POST ${followup.timestamp}`]);
  });

  it('keeps the identical one with its reservation', async () => {
    const same = { ...followup, slotReservation: { code: 'r-9', expiresAt: end } };
    const { appServices, seen } = testAppServices({
      answer: server(),
      journey: buildJourney({ appointment: first, followup: same, provider: clinic }),
    });
    await reserveFollowup(appServices, followup);
    expect(sent(seen)).toEqual([]);
  });

  it('that somebody else has leaves the first reservation as it is', async () => {
    const { appServices } = testAppServices({
      answer: server(followup.timestamp),
      journey: buildJourney({ appointment: first, provider: clinic }),
    });
    expect((await reserveFollowup(appServices, followup)).kind).toBe('refused');
    expect(appServices.journey.getState().picked).toEqual({ appointment: first, provider: clinic });
  });

  it('distinguishes a first one that was lost from a second', async () => {
    const { appServices } = testAppServices({
      answer: server(appointment().timestamp),
      journey: buildJourney({ appointment: appointment(), provider: clinic }),
    });
    expect(await reserveFollowup(appServices, followup)).toEqual({ kind: 'firstTaken', why: 'taken' });
    expect(appServices.journey.getState().picked.followup).toBeUndefined();
  });

  it('reserves nothing in a flow without reservations', async () => {
    const { appServices, seen } = testAppServices({
      answer: server(),
      journey: buildJourney({ appointment: appointment(), provider: clinic }, 'INSTANT_VACCINE'),
    });
    expect((await reserveFollowup(appServices, followup)).kind).toBe('ok');
    expect(sent(seen)).toEqual([]);
    expect(appServices.journey.getState().picked.followup).toEqual(followup);
  });

  it('needs a first', async () => {
    const { appServices } = testAppServices({ answer: server(), journey: buildJourney({}) });
    await expect(reserveFollowup(appServices, followup)).rejects.toThrow(
      'Followups require first setting an appointment/provider',
    );
  });
});

describe('reserving all that is picked', () => {
  const both = { appointment: appointment(), followup, provider: clinic };

  it('reserves the first, then the second', async () => {
    const { appServices, seen } = testAppServices({ answer: server(), journey: buildJourney(both) });
    expect((await reserveAll(appServices)).kind).toBe('ok');
    expect(sent(seen)).toEqual([`POST ${appointment().timestamp}`, `POST ${followup.timestamp}`]);
  });

  it('ends with the first that fails', async () => {
    const { appServices, seen } = testAppServices({
      answer: server(appointment().timestamp),
      journey: buildJourney(both),
    });
    expect((await reserveAll(appServices)).kind).toBe('refused');
    expect(sent(seen)).toHaveLength(1);
  });

  it('needs an appointment', async () => {
    const { appServices } = testAppServices({ answer: server(), journey: buildJourney({}) });
    await expect(reserveAll(appServices)).rejects.toThrow('No appointment/provider exists (yet) to reserve');
  });
});

describe('letting go', () => {
  it('of the second visit keeps the first', async () => {
    const picked = {
      appointment: first,
      followup: { ...followup, slotReservation: reservation('r-2') },
      provider: clinic,
    };
    const { appServices, seen } = testAppServices({ answer: server(), journey: buildJourney(picked) });
    await releaseFollowup(appServices);
    expect(sent(seen)).toEqual(['DELETE r-2']);
    expect(appServices.journey.getState().picked).toEqual({ appointment: first, provider: clinic });
  });

  it.each([
    [-1, undefined],
    [0, undefined],
    [1, 'r-1'],
  ])('of what ends in %i ms', (left, code) => {
    const now = new Date('2027-03-15T12:00:00Z');
    const expiresAt = new Date(now.getTime() + left).toISOString();
    const picked = { appointment: appointment({ slotReservation: { code: 'r-1', expiresAt } }), provider: clinic };
    const { appServices } = testAppServices({ answer: server(), journey: buildJourney(picked) });
    dropOverdue(appServices, now);
    expect(appServices.journey.getState().picked.appointment?.slotReservation?.code).toBe(code);
  });
});
