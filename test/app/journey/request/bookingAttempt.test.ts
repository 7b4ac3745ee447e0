import { describe, expect, it } from 'vitest';
import { type BookingRequest, bookingAttempt } from '../../../../app/journey/index.ts';

const request = (notes: string, at: Date): BookingRequest => ({
  businessName: 'tlc',
  serviceIds: [29],
  dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
  notes: [notes],
  consentDetails: { signature: { dateTime: at.toISOString() } },
});
const [first, later] = [new Date('2027-03-01T10:00:00Z'), new Date('2027-03-01T10:05:00Z')];
const keys = () => {
  const left = ['key-1', 'key-2'];
  return () => left.shift() ?? 'no key left';
};

describe('bookingAttempt', () => {
  it('repeats the same request, signature and key when the guest asks for the same again', () => {
    const newKey = keys();
    const build = (at: Date) => request('Cough', at);
    const earlier = bookingAttempt(undefined, build, first, newKey);
    expect(earlier).toEqual({ key: 'key-1', at: first.toISOString(), request: request('Cough', first) });
    expect(bookingAttempt(earlier, build, later, newKey)).toBe(earlier);
  });

  it('is another intent when an answer has changed', () => {
    const newKey = keys();
    const earlier = bookingAttempt(undefined, (at) => request('Cough', at), first, newKey);
    expect(bookingAttempt(earlier, (at) => request('Fever', at), later, newKey)).toEqual({
      key: 'key-2',
      at: later.toISOString(),
      request: request('Fever', later),
    });
  });
});
