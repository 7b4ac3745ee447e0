import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { isAttemptFor } from '../../../../app/journey/index.ts';
import type { ReservationFields } from '../../../../app/journey/request/reservationFields.ts';

const [nine, noon] = ['2027-03-15 09:00:00', '2027-03-15 12:00:00'];
const place = { locationNumber: '01400412' };
const ohio = { licensureState: 'OH' };
const dateTime = (value: string) => ({ value, timezone: 'America/New_York' });
const at = (time: string) => ({ dateTime: dateTime(time) });
const followedAt = (time: string) => ({ followupAppointment: { serviceId: 31, ...at(time) } });

const asksFor = (sent: JsonObject, slot: Partial<ReservationFields>): boolean =>
  isAttemptFor(
    { key: 'k', at: '2027-03-01T10:00:00Z', request: { businessName: 'tlc', serviceIds: [29], ...sent } },
    { serviceId: 29, businessName: 'tlc', reservationTime: nine, ...slot },
  );

describe('a booking without an answer', () => {
  it.each<[string, boolean, JsonObject]>([
    ['at the time', true, at(nine)],
    ['at another time', false, at(noon)],
    ['whose follow-up is at the time', true, { ...at(noon), ...followedAt(nine) }],
    ['whose appointment, before a follow-up, is at the time', true, { ...at(nine), ...followedAt(noon) }],
    ['whose appointment and follow-up are at other times', false, { ...at(noon), ...followedAt(noon) }],
    ['of a walk-in, which has no time', false, {}],
  ])('%s, with the slot’s place, asked for it: %s', (_what, asked, sent) => {
    expect(asksFor({ ...sent, ...place }, place)).toBe(asked);
  });

  it.each<[string, boolean, JsonObject, Partial<ReservationFields>]>([
    ['another place', false, { locationNumber: '01400500' }, place],
    ['the dietitian, and the state besides', true, { ...place, ...ohio }, place],
    ['the state', true, ohio, ohio],
    ['another state', false, { licensureState: 'KY' }, ohio],
    ['a dietitian in the state, where the slot is of anybody there', false, { ...place, ...ohio }, ohio],
    ['the state alone, where the slot is of a place', false, ohio, place],
  ])('at the time, with %s, asked for it: %s', (_what, asked, sent, slot) => {
    expect(asksFor({ ...at(nine), ...sent }, slot)).toBe(asked);
  });
});
