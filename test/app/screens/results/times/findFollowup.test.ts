import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../../app/journey/index.ts';
import { bookedLater, findFollowup, movesBoth } from '../../../../../app/screens/results/times/findFollowup.ts';
import { bookable } from '../../../app-services/fixtures.ts';

describe('both of a pair move', () => {
  const first = bookable({ id: 104, followupServiceId: 105, followupAfterDays: 60 });
  const listed = [first, bookable({ id: 105 })];
  const timezone = 'America/New_York';
  const one = {
    id: 'a',
    confirmCode: 'A',
    timestamp: '2027-01-20 09:00:00',
    timezone,
    services: [bookable({ id: 104 })],
  };
  const other = {
    id: 'b',
    confirmCode: 'B',
    timestamp: '2027-03-21 08:00:00',
    timezone,
    services: [bookable({ id: 105 })],
  };
  const move: Move = {
    appointments: [{ ...one, canRescheduleBoth: true }, other],
    id: 'a',
    confirmCode: 'A',
    provider: { providerId: '01400001', businessName: 'tlc', timezone },
    staysThere: true,
  };
  const to = (timestamp: string, changed: Partial<Move> = {}) =>
    movesBoth({ ...move, ...changed }, { services: [first], timestamp }, listed);

  it('where the second is not due any more after the new time of the first, by the calendar', () => {
    expect(to('2027-01-20 17:00:00')).toBe(false);
    expect(to('2027-01-21 07:00:00')).toBe(true);
  });

  it.each<[string, Partial<Move>]>([
    ['a server that moves one at a time', { appointments: [one, other] }],
    ['the second itself', { id: 'b', follows: one }],
    ['one whose second is canceled', { staysThere: false }],
    ['a second that is of another service', { appointments: [{ ...one, canRescheduleBoth: true }, one] }],
  ])('but not with %s', (_what, changed) => {
    expect(to('2027-02-20 09:00:00', changed)).toBe(false);
  });
});

describe('the second visit', () => {
  const first = bookable({ id: 104, followupServiceId: 105, followupAfterDays: 60 });
  const second = bookable({ id: 105 });
  const at = '2027-01-20 09:00:00';

  it('is so many days after the first, by the calendar', () => {
    expect(findFollowup({ services: [bookable(), first], timestamp: at }, [first, second])).toEqual({
      service: second,
      date: '2027-03-21',
    });
  });

  it.each([
    ['of a single dose', [bookable()], [second]],
    ['of one whose second cannot be booked', [first], [first]],
    ['of nothing', [], [second]],
  ])('is none %s', (_what, services, listed) => {
    expect(findFollowup({ services, timestamp: at }, listed)).toBeUndefined();
  });

  it('is of the first of several, and the others are booked later', () => {
    const other = bookable({ id: 109, followupServiceId: 110, followupAfterDays: 30 });
    const listed = [first, second, other, bookable({ id: 110 })];
    const services = [other, bookable(), first];
    expect(findFollowup({ services, timestamp: at }, listed)).toMatchObject({
      service: { id: 110 },
      date: '2027-02-19',
    });
    expect(bookedLater({ services }, listed)).toEqual([first]);
    expect(bookedLater({ services: [other] }, listed)).toEqual([]);
    expect(bookedLater({ services }, [first, second, other])).toEqual([]);
  });
});
