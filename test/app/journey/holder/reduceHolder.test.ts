import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyHolder,
  type Holder,
  type HolderAction,
  HolderError,
  holderErrors,
  reduceHolder,
} from '../../../../app/journey/index.ts';
import { appointment, clinic, followup, reservation } from '../fixtures.ts';

const held: Holder = { appointment: appointment({ reservation: reservation('r-1') }), provider: clinic };
const pair: Holder = { ...held, followup: { ...followup, reservation: reservation('r-2') } };
const set = (change: Parameters<typeof appointment>[0] = {}, provider = clinic): HolderAction => ({
  type: 'setAppointment',
  appointment: appointment(change),
  provider,
});

describe('setAppointment', () => {
  const other = { ...clinic, providerId: '01400433' };
  const services = [{ id: 30, name: 'Cough' }];
  it.each<[string, Holder, HolderAction, Holder]>([
    ['takes the first slot', emptyHolder, set(), { appointment: appointment(), provider: clinic }],
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
    expect(reduceHolder(before, action)).toEqual(after);
  });

  it('reads the order of services as no difference', () => {
    const [a, b] = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ];
    const before = reduceHolder(emptyHolder, set({ services: [a, b] }));
    expect(reduceHolder(before, set({ services: [b, a] }))).toBe(before);
  });
});

describe('the other actions', () => {
  it.each<[string, Holder, HolderAction, Holder]>([
    ['setFollowup adds it', held, { type: 'setFollowup', followup }, { ...held, followup }],
    ['clearFollowup takes it away', pair, { type: 'clearFollowup' }, held],
    ['clearAppointment empties', pair, { type: 'clearAppointment' }, {}],
    [
      'reserved puts the code on the appointment',
      { ...held, appointment: appointment() },
      { type: 'reserved', held: 'appointment', reservation: reservation('r-1') },
      held,
    ],
    [
      'reserved puts the code on the follow-up',
      { ...held, followup },
      { type: 'reserved', held: 'followup', reservation: reservation('r-2') },
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
    expect(reduceHolder(before, action)).toEqual(after);
  });

  it.each<[string, Holder, HolderAction]>([
    ['clearFollowup without one', held, { type: 'clearFollowup' }],
    ['clearAppointment of nothing', emptyHolder, { type: 'clearAppointment' }],
    ['released with an unknown code', pair, { type: 'released', code: 'r-9' }],
  ])('%s changes nothing', (_what, before, action) => {
    expect(reduceHolder(before, action)).toBe(before);
  });
});

describe('the internal errors', () => {
  const booked = { id: 'a', confirmCode: 'K' };
  it.each<[string, Holder, HolderAction, keyof typeof holderErrors]>([
    [
      'reserving nothing',
      {},
      { type: 'reserved', held: 'appointment', reservation: reservation('r') },
      'noAppointment',
    ],
    [
      'reserving no follow-up',
      held,
      { type: 'reserved', held: 'followup', reservation: reservation('r') },
      'noFollowup',
    ],
    ['booking nothing', {}, { type: 'booked', booked }, 'scheduling'],
    ['a follow-up of nothing', {}, { type: 'setFollowup', followup }, 'followup'],
  ])('%s throws the sentence of the specification', (_what, before, action, code) => {
    expect(() => reduceHolder(before, action)).toThrow(new HolderError(code));
  });

  it('says what the specification says', () => {
    expect(Object.values(holderErrors)).toEqual([
      'No appointment/provider exists (yet) to reserve',
      'No followup exists to reserve',
      'Scheduling requires first setting an appointment/provider',
      'Followups require first setting an appointment/provider',
    ]);
  });
});

describe('any sequence of actions', () => {
  const code = fc.constantFrom('r-1', 'r-2', 'r-3');
  const action: fc.Arbitrary<HolderAction> = fc.oneof(
    fc.constantFrom('09:00:00', '09:15:00').map((time) => set({ timestamp: `2027-03-15 ${time}` })),
    fc.constant<HolderAction>({ type: 'setFollowup', followup }),
    fc.constant<HolderAction>({ type: 'clearFollowup' }),
    fc.constant<HolderAction>({ type: 'clearAppointment' }),
    fc
      .record({ held: fc.constantFrom('appointment' as const, 'followup' as const), code })
      .map(({ held, code }): HolderAction => ({ type: 'reserved', held, reservation: { code } })),
    code.map((code): HolderAction => ({ type: 'released', code })),
    fc.constant<HolderAction>({ type: 'booked', booked: { id: 'a', confirmCode: 'K' } }),
  );
  /** A screen that asks for the impossible stays where it is. */
  const run = (holder: Holder, next: HolderAction): Holder => {
    try {
      return reduceHolder(holder, next);
    } catch (error) {
      if (error instanceof HolderError) return holder;
      throw error;
    }
  };

  it('never holds a follow-up without an appointment, half an appointment, or a code beside a confirmation', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let holder: Holder = emptyHolder;
        for (const next of actions) {
          holder = run(holder, Object.freeze(next));
          expect(holder.appointment === undefined).toBe(holder.provider === undefined);
          if (holder.followup) expect(holder.appointment).toBeDefined();
          if (next.type === 'booked' && holder.appointment) expect(holder.appointment.reservation).toBeUndefined();
        }
      }),
    );
  });

  it('never changes a holder in place', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        let holder: Holder = emptyHolder;
        for (const next of actions) {
          const before = JSON.stringify(holder);
          const after = run(holder, next);
          expect(JSON.stringify(holder)).toBe(before);
          holder = after;
        }
      }),
    );
  });
});
