import { describe, expect, test } from 'vitest';
import { Browser } from '../../../contract/exchange/Browser.ts';
import type { KnownAppointment } from '../../../contract/register/KnownAppointment.ts';
import { freeFinding, TakenTimes } from '../../../contract/register/TakenTimes.ts';
import type { TimeSlotRow } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';

const browser = () => new Browser({ baseUrl: 'http://localhost', headers: {}, timeoutMs: 1 });

const TIME = '2027-03-15 09:00:00';

const booked: KnownAppointment = {
  id: 'one',
  confirmCode: 'K7M2QX4T',
  calendarUid: undefined,
  businessName: 'tlc',
  providerId: '01400412',
  licensureState: undefined,
  serviceIds: [29],
  dateTime: { value: TIME, timezone: 'America/New_York' },
  status: 'BOOKED',
  canReschedule: true,
  canRescheduleBoth: false,
  wantsFluVaccine: false,
  other: undefined,
  index: 0,
};

const rows: readonly TimeSlotRow[] = [
  {
    provider: { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' },
    services: [{ id: 29, isAvailable: true, availability: [{ date: '2027-03-15', timeslots: [{ value: TIME }] }] }],
  },
];

const at = '/data/appointmentTimeSlots/0/services/0/availability';

describe('what a run has taken', () => {
  test('is booked for all, until it is canceled', () => {
    const times = new TakenTimes();
    expect(times.finding(rows, [booked], browser(), 0).violation?.path).toBe(at);
    expect(times.finding(rows, [{ ...booked, status: 'CANCELED' }], browser(), 0).violation).toBeUndefined();
  });

  test('is held for others alone, until its end or its release', () => {
    const [times, holder, other] = [new TakenTimes(), browser(), browser()];
    const expiresAt = new Date(600_000).toISOString();
    const reply = { data: { appointmentReservations: { reservationCode: 'code', expiresAt } } };
    times.hold(holder, { locationNumber: '01400412', reservationTime: TIME }, reply, 0);
    expect(times.finding(rows, [], other, 1).violation?.path).toBe(at);
    expect(times.finding(rows, [], holder, 1).violation).toBeUndefined();
    expect(times.finding(rows, [], other, 600_000).violation).toBeUndefined();
    times.release('code');
    expect(times.finding(rows, [], other, 1).violation).toBeUndefined();
  });

  test('is granted to nobody else', () => {
    expect(freeFinding({ ...booked, id: 'two' }, [booked]).violation?.path).toBe('status');
    expect(freeFinding(booked, [booked]).violation).toBeUndefined();
  });
});
