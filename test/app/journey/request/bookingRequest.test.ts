import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { bookingRequest, type Holder, HolderError } from '../../../../app/journey/index.ts';
import { checkScheduleAppointmentRequest } from '../../../../schemas/generated/api/schedule-appointment/request.js';
import { appointment, clinic, followup, reservation } from '../fixtures.ts';

const holder: Holder = { appointment: appointment({ reservation: reservation('r-1') }), provider: clinic };
const basicInfo = {
  firstName: 'Pat',
  lastName: 'Doe',
  phone: '513-555-0134',
  email: 'pat@example.com',
  dateOfBirth: '1990-02-28',
};

const checked = (request: unknown): unknown => {
  checkScheduleAppointmentRequest(request);
  return checkScheduleAppointmentRequest.errors ?? [];
};

describe('bookingRequest', () => {
  it('adds the slot to the answers', () => {
    const request = bookingRequest({ basicInfo }, holder);
    expect(request).toEqual({
      businessName: 'tlc',
      serviceIds: [29],
      dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
      basicInfo,
      locationNumber: '01400412',
    });
    expect(checked(request)).toEqual([]);
  });

  it('adds a follow-up, and a licensure state in place of the location', () => {
    const provider = { ...clinic, licensureState: 'OH' };
    const request = bookingRequest({ basicInfo, notes: ['Cough'] }, { ...holder, provider, followup });
    expect(request).toEqual({
      businessName: 'tlc',
      serviceIds: [29],
      dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
      followupAppointment: { serviceId: 31, dateTime: { value: '2027-04-12 09:00:00', timezone: 'America/New_York' } },
      basicInfo,
      notes: ['Cough'],
      licensureState: 'OH',
    });
    expect(checked(request)).toEqual([]);
  });

  it.each<JsonObject>([{ serviceIds: [666] }, { dateTime: { value: '1999-01-01 00:00:00', timezone: 'UTC' } }])(
    'lets no document put %j in the place of the slot',
    (payload) => {
      expect(bookingRequest(payload, holder)).toEqual(bookingRequest({}, holder));
    },
  );

  it('needs a held appointment', () => {
    expect(() => bookingRequest({ basicInfo }, {})).toThrow(new HolderError('scheduling'));
  });
});
