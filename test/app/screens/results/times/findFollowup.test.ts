import { describe, expect, it } from 'vitest';
import { bookedLater, findFollowup } from '../../../../../app/screens/results/times/findFollowup.ts';
import { bookable } from '../../../app-services/fixtures.ts';

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
