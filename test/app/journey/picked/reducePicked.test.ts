import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MissingAppointmentError,
  missingAppointmentErrors,
  noAppointments,
  type PickedAction,
  type PickedAppointments,
  reducePicked,
} from '../../../../app/journey/index.ts';
import { appointment, clinic, followup, reservation } from '../fixtures.ts';

const picked: PickedAppointments = {
  appointment: appointment({ slotReservation: reservation('r-1') }),
  provider: clinic,
};
const pair: PickedAppointments = { ...picked, followup: { ...followup, slotReservation: reservation('r-2') } };
const set = (change: Parameters<typeof appointment>[0] = {}, provider = clinic): PickedAction => ({
  type: 'setAppointment',
  appointment: appointment(change),
  provider,
});

describe('setAppointment', () => {
  const other = { ...clinic, providerId: '01400433' };
  const services = [{ id: 30, name: 'Cough' }];
  it.each<[string, PickedAppointments, PickedAction, PickedAppointments]>([
    ['takes the first slot', noAppointments, set(), { appointment: appointment(), provider: clinic }],
    ['keeps the identical slot with its reservation', picked, set(), picked],
    ['clears the follow-up of the identical slot', pair, set(), picked],
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
      { ...picked, appointment: appointment({ id: 'a', confirmCode: 'K' }) },
      set(),
      { appointment: appointment(), provider: clinic },
    ],
  ])('%s', (_what, before, action, after) => {
    expect(reducePicked(before, action)).toEqual(after);
  });

  it('reads the order of services as no difference', () => {
    const [a, b] = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ];
    const before = reducePicked(noAppointments, set({ services: [a, b] }));
    expect(reducePicked(before, set({ services: [b, a] }))).toBe(before);
  });
});

describe('the other actions', () => {
  it.each<[string, PickedAppointments, PickedAction, PickedAppointments]>([
    ['setFollowup adds it', picked, { type: 'setFollowup', followup }, { ...picked, followup }],
    ['clearFollowup takes it away', pair, { type: 'clearFollowup' }, picked],
    ['clearAppointment empties', pair, { type: 'clearAppointment' }, {}],
    [
      'reserved puts the code on the appointment',
      { ...picked, appointment: appointment() },
      { type: 'reserved', which: 'appointment', slotReservation: reservation('r-1') },
      picked,
    ],
    [
      'reserved puts the code on the follow-up',
      { ...picked, followup },
      { type: 'reserved', which: 'followup', slotReservation: reservation('r-2') },
      pair,
    ],
    [
      'reserved makes good a time that was lost',
      { ...picked, appointment: appointment({ isLost: true }) },
      { type: 'reserved', which: 'appointment', slotReservation: reservation('r-1') },
      picked,
    ],
    [
      'refused marks a time that is lost',
      { ...picked, appointment: appointment({ isSent: true }) },
      { type: 'refused', isLost: true },
      { ...picked, appointment: appointment({ isLost: true }) },
    ],
    [
      'released takes the code of the appointment',
      picked,
      { type: 'released', code: 'r-1' },
      { ...picked, appointment: appointment() },
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
    expect(reducePicked(before, action)).toEqual(after);
  });

  it.each<[string, PickedAppointments, PickedAction]>([
    ['clearFollowup without one', picked, { type: 'clearFollowup' }],
    ['clearAppointment of nothing', noAppointments, { type: 'clearAppointment' }],
    ['released with an unknown code', pair, { type: 'released', code: 'r-9' }],
  ])('%s changes nothing', (_what, before, action) => {
    expect(reducePicked(before, action)).toBe(before);
  });
});

describe('the internal errors', () => {
  const booked = { id: 'a', confirmCode: 'K' };
  it.each<[string, PickedAppointments, PickedAction, keyof typeof missingAppointmentErrors]>([
    [
      'reserving nothing',
      {},
      { type: 'reserved', which: 'appointment', slotReservation: reservation('r') },
      'noAppointment',
    ],
    [
      'reserving no follow-up',
      picked,
      { type: 'reserved', which: 'followup', slotReservation: reservation('r') },
      'noFollowup',
    ],
    ['booking nothing', {}, { type: 'booked', booked }, 'scheduling'],
    ['booking with nobody', { appointment: appointment() }, { type: 'booked', booked }, 'scheduling'],
    ['booking no time', { provider: clinic }, { type: 'booked', booked }, 'scheduling'],
    ['a follow-up of nothing', {}, { type: 'setFollowup', followup }, 'followup'],
    ['a follow-up with nobody', { appointment: appointment() }, { type: 'setFollowup', followup }, 'followup'],
    ['a follow-up of no time', { provider: clinic }, { type: 'setFollowup', followup }, 'followup'],
  ])('%s throws the sentence of the specification', (_what, before, action, code) => {
    expect(() => reducePicked(before, action)).toThrow(new MissingAppointmentError(code));
  });

  it('says what the specification says', () => {
    expect(Object.values(missingAppointmentErrors)).toEqual([
      'No appointment/provider exists (yet) to reserve',
      'No followup exists to reserve',
      'Scheduling requires first setting an appointment/provider',
      'Followups require first setting an appointment/provider',
    ]);
  });
});

describe('any sequence of actions', () => {
  const code = fc.constantFrom('r-1', 'r-2', 'r-3');
  const action: fc.Arbitrary<PickedAction> = fc.oneof(
    fc.constantFrom('09:00:00', '09:15:00').map((time) => set({ timestamp: `2027-03-15 ${time}` })),
    fc.constant<PickedAction>({ type: 'setFollowup', followup }),
    fc.constant<PickedAction>({ type: 'clearFollowup' }),
    fc.constant<PickedAction>({ type: 'clearAppointment' }),
    fc
      .record({ which: fc.constantFrom('appointment' as const, 'followup' as const), code })
      .map(({ which, code }): PickedAction => ({ type: 'reserved', which, slotReservation: { code } })),
    code.map((code): PickedAction => ({ type: 'released', code })),
    fc.constant<PickedAction>({ type: 'booked', booked: { id: 'a', confirmCode: 'K' } }),
  );
  /** Leaves the reservation unchanged when an action is impossible. */
  const run = (picked: PickedAppointments, next: PickedAction): PickedAppointments => {
    try {
      return reducePicked(picked, next);
    } catch (error) {
      if (error instanceof MissingAppointmentError) return picked;
      throw error;
    }
  };

  it('never has a follow-up without an appointment, half an appointment, or a code beside a confirmation', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let picked: PickedAppointments = noAppointments;
        for (const next of actions) {
          picked = run(picked, Object.freeze(next));
          expect(picked.appointment === undefined).toBe(picked.provider === undefined);
          if (picked.followup) expect(picked.appointment).toBeDefined();
          if (next.type === 'booked' && picked.appointment) expect(picked.appointment.slotReservation).toBeUndefined();
        }
      }),
    );
  });

  it('never changes a reservation in place', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        let picked: PickedAppointments = noAppointments;
        for (const next of actions) {
          const before = JSON.stringify(picked);
          const after = run(picked, next);
          expect(JSON.stringify(picked)).toBe(before);
          picked = after;
        }
      }),
    );
  });
});
