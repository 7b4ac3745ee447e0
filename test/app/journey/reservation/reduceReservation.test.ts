import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyReservation,
  type Reservation,
  type ReservationAction,
  ReservationError,
  reduceReservation,
  reservationErrors,
} from '../../../../app/journey/index.ts';
import { appointment, clinic, followup, reservation } from '../fixtures.ts';

const held: Reservation = { appointment: appointment({ slotReservation: reservation('r-1') }), provider: clinic };
const pair: Reservation = { ...held, followup: { ...followup, slotReservation: reservation('r-2') } };
const set = (change: Parameters<typeof appointment>[0] = {}, provider = clinic): ReservationAction => ({
  type: 'setAppointment',
  appointment: appointment(change),
  provider,
});

describe('setAppointment', () => {
  const other = { ...clinic, providerId: '01400433' };
  const services = [{ id: 30, name: 'Cough' }];
  it.each<[string, Reservation, ReservationAction, Reservation]>([
    ['takes the first slot', emptyReservation, set(), { appointment: appointment(), provider: clinic }],
    ['keeps the identical slot with its reservation', held, set(), held],
    ['clears the follow-up of the identical slot', pair, set(), held],
    [
      'replaces on another timestamp',
      pair,
      set({ timestamp: '2027-03-15 09:15:00' }),
      { appointment: appointment({ timestamp: '2027-03-15 09:15:00' }), provider: clinic },
    ],
    ['replaces on another provider', pair, set({}, other), { appointment: appointment(), provider: other }],
    [
      'replaces on other services',
      pair,
      set({ services }),
      { appointment: appointment({ services }), provider: clinic },
    ],
    [
      'replaces a booked one by the same slot',
      { ...held, appointment: appointment({ id: 'a', confirmCode: 'K' }) },
      set(),
      { appointment: appointment(), provider: clinic },
    ],
  ])('%s', (_what, before, action, after) => {
    expect(reduceReservation(before, action)).toEqual(after);
  });

  it('reads the order of services as no difference', () => {
    const [a, b] = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ];
    const before = reduceReservation(emptyReservation, set({ services: [a, b] }));
    expect(reduceReservation(before, set({ services: [b, a] }))).toBe(before);
  });
});

describe('the other actions', () => {
  it.each<[string, Reservation, ReservationAction, Reservation]>([
    ['setFollowup adds it', held, { type: 'setFollowup', followup }, { ...held, followup }],
    ['clearFollowup takes it away', pair, { type: 'clearFollowup' }, held],
    ['clearAppointment empties', pair, { type: 'clearAppointment' }, {}],
    [
      'reserved puts the code on the appointment',
      { ...held, appointment: appointment() },
      { type: 'reserved', which: 'appointment', slotReservation: reservation('r-1') },
      held,
    ],
    [
      'reserved puts the code on the follow-up',
      { ...held, followup },
      { type: 'reserved', which: 'followup', slotReservation: reservation('r-2') },
      pair,
    ],
    [
      'released takes the code of the appointment',
      held,
      { type: 'released', code: 'r-1' },
      { ...held, appointment: appointment() },
    ],
    ['released takes the code of the follow-up', pair, { type: 'released', code: 'r-2' }, { ...pair, followup }],
    [
      'booked takes codes and ids, and drops reservations',
      pair,
      { type: 'booked', booked: { id: 'a', confirmCode: 'K1' }, followup: { id: 'b', confirmCode: 'K2' } },
      {
        provider: clinic,
        appointment: appointment({ id: 'a', confirmCode: 'K1' }),
        followup: { ...followup, id: 'b', confirmCode: 'K2' },
      },
    ],
  ])('%s', (_what, before, action, after) => {
    expect(reduceReservation(before, action)).toEqual(after);
  });

  it.each<[string, Reservation, ReservationAction]>([
    ['clearFollowup without one', held, { type: 'clearFollowup' }],
    ['clearAppointment of nothing', emptyReservation, { type: 'clearAppointment' }],
    ['released with an unknown code', pair, { type: 'released', code: 'r-9' }],
  ])('%s changes nothing', (_what, before, action) => {
    expect(reduceReservation(before, action)).toBe(before);
  });
});

describe('the internal errors', () => {
  const booked = { id: 'a', confirmCode: 'K' };
  it.each<[string, Reservation, ReservationAction, keyof typeof reservationErrors]>([
    [
      'reserving nothing',
      {},
      { type: 'reserved', which: 'appointment', slotReservation: reservation('r') },
      'noAppointment',
    ],
    [
      'reserving no follow-up',
      held,
      { type: 'reserved', which: 'followup', slotReservation: reservation('r') },
      'noFollowup',
    ],
    ['booking nothing', {}, { type: 'booked', booked }, 'scheduling'],
    ['a follow-up of nothing', {}, { type: 'setFollowup', followup }, 'followup'],
  ])('%s throws the sentence of the specification', (_what, before, action, code) => {
    expect(() => reduceReservation(before, action)).toThrow(new ReservationError(code));
  });

  it('says what the specification says', () => {
    expect(Object.values(reservationErrors)).toEqual([
      'No appointment/provider exists (yet) to reserve',
      'No followup exists to reserve',
      'Scheduling requires first setting an appointment/provider',
      'Followups require first setting an appointment/provider',
    ]);
  });
});

describe('any sequence of actions', () => {
  const code = fc.constantFrom('r-1', 'r-2', 'r-3');
  const action: fc.Arbitrary<ReservationAction> = fc.oneof(
    fc.constantFrom('09:00:00', '09:15:00').map((time) => set({ timestamp: `2027-03-15 ${time}` })),
    fc.constant<ReservationAction>({ type: 'setFollowup', followup }),
    fc.constant<ReservationAction>({ type: 'clearFollowup' }),
    fc.constant<ReservationAction>({ type: 'clearAppointment' }),
    fc
      .record({ held: fc.constantFrom('appointment' as const, 'followup' as const), code })
      .map(({ held, code }): ReservationAction => ({ type: 'reserved', which: held, slotReservation: { code } })),
    code.map((code): ReservationAction => ({ type: 'released', code })),
    fc.constant<ReservationAction>({ type: 'booked', booked: { id: 'a', confirmCode: 'K' } }),
  );
  /** Leaves the reservation unchanged when an action is impossible. */
  const run = (reservation: Reservation, next: ReservationAction): Reservation => {
    try {
      return reduceReservation(reservation, next);
    } catch (error) {
      if (error instanceof ReservationError) return reservation;
      throw error;
    }
  };

  it('never holds a follow-up without an appointment, half an appointment, or a code beside a confirmation', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let reservation: Reservation = emptyReservation;
        for (const next of actions) {
          reservation = run(reservation, Object.freeze(next));
          expect(reservation.appointment === undefined).toBe(reservation.provider === undefined);
          if (reservation.followup) expect(reservation.appointment).toBeDefined();
          if (next.type === 'booked' && reservation.appointment)
            expect(reservation.appointment.slotReservation).toBeUndefined();
        }
      }),
    );
  });

  it('never changes a reservation in place', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        let reservation: Reservation = emptyReservation;
        for (const next of actions) {
          const before = JSON.stringify(reservation);
          const after = run(reservation, next);
          expect(JSON.stringify(reservation)).toBe(before);
          reservation = after;
        }
      }),
    );
  });
});
