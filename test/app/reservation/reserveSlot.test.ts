import { describe, expect, it } from 'vitest';
import type { BookingAttempt, JourneyState } from '../../../app/journey/index.ts';
import { bookingRequest, MissingAppointmentError } from '../../../app/journey/index.ts';
import { releaseAll } from '../../../app/reservation/releaseAll.ts';
import { reserveAppointment, reserveSlot } from '../../../app/reservation/reserveSlot.ts';
import { type Answer, json } from '../api/fakeFetch.ts';
import { testAppServices } from '../app-services/testAppServices.ts';
import { appointment, clinic, followup, reservation } from '../journey/fixtures.ts';

const inPerson: Partial<JourneyState> = { flow: { name: 'IN_PERSON', step: 2 } };
const walkIn: Partial<JourneyState> = { flow: { name: 'INSTANT_VACCINE', step: 2 } };
const pick = { appointment: appointment(), provider: clinic };
const other = { appointment: appointment({ timestamp: '2027-03-15 10:00:00' }), provider: clinic };
const pickedPair = {
  appointment: appointment({ slotReservation: reservation('r-1') }),
  followup: { ...followup, slotReservation: reservation('r-2') },
  provider: clinic,
};

/** Answers every reservation with the code r-new, and every release with success. */
const open: Answer = ({ method }) =>
  method === 'DELETE'
    ? json(200, { data: { appointmentReservations: { reservationCode: 'gone' } } })
    : json(200, { data: { appointmentReservations: { reservationCode: 'r-new', expiresAt: '2027-03-15T13:10:00Z' } } });
const refusing =
  (status: number): Answer =>
  (request, signal) =>
    request.method === 'DELETE' ? open(request, signal) : json(status, { errors: [{ code: 'x', message: 'x' }] });

const sent = (seen: readonly { readonly method: string; readonly url: string }[]) =>
  seen.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`);

describe('holding a picked time', () => {
  it('reserves it, and keeps the code', async () => {
    const { appServices, seen } = testAppServices({ answer: open, journey: inPerson });
    expect(await reserveSlot(appServices, pick)).toEqual({ kind: 'ok', value: 'reserved' });
    expect(seen.map(({ body }) => body)).toEqual([
      { serviceId: 29, businessName: 'tlc', reservationTime: '2027-03-15 09:00:00', locationNumber: '01400412' },
    ]);
    expect(appServices.journey.getState().picked).toEqual({
      appointment: appointment({ slotReservation: reservation('r-new') }),
      provider: clinic,
    });
  });

  it('names the licensed state in place of the location', async () => {
    const { appServices, seen } = testAppServices({ answer: open, journey: inPerson });
    await reserveSlot(appServices, { ...pick, provider: { ...clinic, licensureState: 'OH' } });
    expect(seen[0]?.body).toEqual({
      serviceId: 29,
      businessName: 'tlc',
      reservationTime: '2027-03-15 09:00:00',
      licensureState: 'OH',
    });
  });

  it('names a dietitian as the person whom the guest chose, without the state', async () => {
    const { appServices, seen } = testAppServices({ answer: open, journey: inPerson });
    await reserveSlot(appServices, {
      ...pick,
      provider: { ...clinic, businessName: 'dietitian', licensureState: 'OH' },
    });
    expect(seen[0]?.body).toEqual({
      serviceId: 29,
      businessName: 'dietitian',
      reservationTime: '2027-03-15 09:00:00',
      locationNumber: '01400412',
    });
  });

  it('leaves a dietitian alone whose booking, which names the state besides, has no answer', async () => {
    const provider = { ...clinic, businessName: 'dietitian', licensureState: 'OH' } as const;
    const attempt: BookingAttempt = {
      key: 'k-1',
      at: '2027-03-14T12:00:00Z',
      request: bookingRequest({}, { appointment: appointment(), provider }, { flow: 'DIETITIAN' }),
    };
    expect(attempt.request).toMatchObject({ licensureState: 'OH', locationNumber: '01400412' });
    const { appServices, seen } = testAppServices({ answer: refusing(409), journey: { ...inPerson, attempt } });
    expect(await reserveSlot(appServices, { ...pick, provider })).toEqual({ kind: 'ok', value: 'reserved' });
    expect(sent(seen)).toEqual([]);
  });

  it('leaves the slot of a booking without an answer alone, for it may be booked by now', async () => {
    const attempt: BookingAttempt = {
      key: 'k-1',
      at: '2027-03-14T12:00:00Z',
      request: bookingRequest({}, { appointment: appointment(), provider: clinic }, { flow: 'IN_PERSON' }),
    };
    const { appServices, seen } = testAppServices({ answer: refusing(409), journey: { ...inPerson, attempt } });
    expect(await reserveSlot(appServices, pick)).toEqual({ kind: 'ok', value: 'reserved' });
    expect(sent(seen)).toEqual([]);
    expect((await reserveSlot(appServices, other)).kind).toBe('refused');
  });

  it('reserves nothing, and asks for nothing, when the guest has left at once', async () => {
    const { appServices, seen } = testAppServices({ answer: open, journey: inPerson });
    const outcome = reserveSlot(appServices, pick);
    appServices.journey.dispatch({ type: 'clearAppointment' });
    expect(await outcome).toMatchObject({ kind: 'failed', failure: 'aborted' });
    expect(sent(seen)).toEqual([]);
  });

  it('gives the reservation back when the guest has left before the answer', async () => {
    const leave = { now: () => {} };
    const answer: Answer = (request, signal) => {
      if (request.method === 'POST') leave.now();
      return open(request, signal);
    };
    const { appServices, seen } = testAppServices({ answer, journey: inPerson });
    leave.now = () => appServices.journey.dispatch({ type: 'clearAppointment' });
    expect(await reserveSlot(appServices, pick)).toMatchObject({ kind: 'failed', failure: 'aborted' });
    expect(sent(seen)).toEqual(['POST appointment-reservations', 'DELETE r-new']);
    expect(appServices.journey.getState().picked).toEqual({});
  });

  it('releases what was reserved before, the follow-up as well', async () => {
    const { appServices, seen } = testAppServices({ answer: open, journey: { ...inPerson, picked: pickedPair } });
    await reserveSlot(appServices, other);
    expect(sent(seen)).toEqual(['DELETE r-1', 'DELETE r-2', 'POST appointment-reservations']);
    expect(appServices.journey.getState().picked.followup).toBeUndefined();
  });

  it('keeps the reservation of the identical slot, and lets go of the follow-up', async () => {
    const { appServices, seen } = testAppServices({ answer: open, journey: { ...inPerson, picked: pickedPair } });
    await reserveSlot(appServices, pick);
    expect(sent(seen)).toEqual(['DELETE r-2']);
    expect(appServices.journey.getState().picked.appointment?.slotReservation?.code).toBe('r-1');
  });

  it('goes without a reservation in a flow that is switched off', async () => {
    const { appServices, seen } = testAppServices({ answer: open, journey: walkIn });
    expect(await reserveSlot(appServices, pick)).toEqual({ kind: 'ok', value: 'reserved' });
    expect(seen).toEqual([]);
    expect(appServices.journey.getState().picked).toEqual(pick);
  });

  it('goes without a reservation when the switch cannot be read', async () => {
    const content = (path: string) =>
      path.startsWith('reservation-toggle') ? new Response('', { status: 404 }) : undefined;
    const { appServices, seen } = testAppServices({ answer: open, journey: inPerson, content });
    expect(await reserveSlot(appServices, pick)).toEqual({ kind: 'ok', value: 'reserved' });
    expect(seen).toEqual([]);
  });

  it.each([400, 404, 409])('keeps nothing picked after a %i, which means that the time is taken', async (status) => {
    const { appServices } = testAppServices({ answer: refusing(status), journey: inPerson });
    expect(await reserveSlot(appServices, pick)).toMatchObject({ kind: 'refused', refusal: 'taken' });
    expect(appServices.journey.getState().picked).toEqual({});
  });

  it('keeps nothing picked after a failure', async () => {
    const { appServices } = testAppServices({ answer: refusing(500), journey: inPerson });
    expect(await reserveSlot(appServices, pick)).toMatchObject({ kind: 'failed', failure: 'server' });
    expect(appServices.journey.getState().picked).toEqual({});
  });

  it('lets go at once of a reservation that comes when the guest has left', async () => {
    const { appServices, seen } = testAppServices({
      journey: inPerson,
      answer: (request, signal) => {
        if (request.method === 'POST') appServices.journey.dispatch({ type: 'clearAppointment' });
        return open(request, signal);
      },
    });
    await reserveSlot(appServices, pick);
    expect(sent(seen)).toEqual(['POST appointment-reservations', 'DELETE r-new']);
    expect(appServices.journey.getState().picked).toEqual({});
  });
});

describe('reserving what is picked', () => {
  it('does nothing while there is a reservation', async () => {
    const { appServices, seen } = testAppServices({ answer: open, journey: { ...inPerson, picked: pickedPair } });
    await reserveAppointment(appServices, 'appointment');
    expect(seen).toEqual([]);
  });

  it('reserves the follow-up by its own service and time', async () => {
    const picked = { ...pickedPair, followup };
    const { appServices, seen } = testAppServices({ answer: open, journey: { ...inPerson, picked } });
    await reserveAppointment(appServices, 'followup');
    expect(seen[0]?.body).toMatchObject({ serviceId: 31, reservationTime: '2027-04-12 09:00:00' });
    expect(appServices.journey.getState().picked.followup?.slotReservation?.code).toBe('r-new');
  });

  it.each([
    ['appointment', 'noAppointment'],
    ['followup', 'noFollowup'],
  ] as const)('needs the %s', async (which, code) => {
    const { appServices } = testAppServices({ answer: open, journey: inPerson });
    await expect(reserveAppointment(appServices, which)).rejects.toThrow(new MissingAppointmentError(code));
  });
});

describe('releasing what is reserved', () => {
  it('forgets both and releases them', async () => {
    const { appServices, seen } = testAppServices({ answer: open, journey: { ...inPerson, picked: pickedPair } });
    await releaseAll(appServices);
    expect(sent(seen)).toEqual(['DELETE r-1', 'DELETE r-2']);
    expect(appServices.journey.getState().picked).toEqual({});
  });

  it.each([404, 500])('is done for the guest after a %i as well', async (status) => {
    const answer: Answer = () => json(status, { errors: [{ code: 'x', message: 'x' }] });
    const { appServices } = testAppServices({ answer, journey: { ...inPerson, picked: pickedPair } });
    await releaseAll(appServices);
    expect(appServices.journey.getState().picked).toEqual({});
  });
});
