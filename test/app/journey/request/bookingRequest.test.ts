import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import {
  type BookingFacts,
  bookingRequest,
  isTimed,
  MissingAppointmentError,
  type PickedAppointments,
  visitRequest,
  walkInRequest,
} from '../../../../app/journey/index.ts';
import { checkScheduleAppointmentRequest } from '../../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { appointment, clinic, followup, reservation } from '../fixtures.ts';

const picked: PickedAppointments = {
  appointment: appointment({ slotReservation: reservation('r-1') }),
  provider: clinic,
};
const facts: BookingFacts = { flow: 'IN_PERSON' };
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
    const request = bookingRequest({ basicInfo }, picked, facts);
    expect(request).toStrictEqual({
      businessName: 'tlc',
      serviceIds: [29],
      dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
      basicInfo,
      locationNumber: '01400412',
      patientTimeZone: 'America/New_York',
    });
    expect(checked(request)).toEqual([]);
  });

  it('adds a follow-up, and a licensure state in place of the location', () => {
    const provider = { ...clinic, licensureState: 'OH' };
    const request = bookingRequest({ basicInfo, notes: ['Cough'] }, { ...picked, provider, followup }, facts);
    expect(request).toEqual({
      businessName: 'tlc',
      serviceIds: [29],
      dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
      followupAppointment: { serviceId: 31, dateTime: { value: '2027-04-12 09:00:00', timezone: 'America/New_York' } },
      basicInfo,
      notes: ['Cough'],
      licensureState: 'OH',
      patientTimeZone: 'America/New_York',
    });
    expect(checked(request)).toEqual([]);
  });

  it('leaves out a follow-up that is for nothing', () => {
    expect(bookingRequest({}, { ...picked, followup: { ...followup, services: [] } }, facts)).toStrictEqual(
      bookingRequest({}, picked, facts),
    );
  });

  it('adds the zone that the guest chose, in place of that of the appointment', () => {
    const request = bookingRequest({ basicInfo }, picked, { ...facts, patientTimeZone: 'America/Phoenix' });
    expect(request).toMatchObject({ patientTimeZone: 'America/Phoenix' });
    expect(checked(request)).toEqual([]);
  });

  it('adds the versions of the consents', () => {
    const consentVersions = [{ document: 'general-consent/standard', version: '0123456789ab' }];
    const request = bookingRequest({ basicInfo }, picked, { ...facts, consentVersions });
    expect(request).toMatchObject({ consentVersions });
    expect(checked(request)).toEqual([]);
  });

  it.each<JsonObject>([
    { businessName: 'dietitian' },
    { serviceIds: [666] },
    { dateTime: { value: '1999-01-01 00:00:00', timezone: 'UTC' } },
    { followupAppointment: { serviceId: 666, dateTime: { value: '1999-01-01 00:00:00', timezone: 'UTC' } } },
    { licensureState: 'OH' },
    { locationNumber: '00000000' },
    { patientTimeZone: 'UTC' },
    { consentVersions: [{ document: 'general-consent/standard', version: '0123456789ab' }] },
    { requestedVaccinations: ['Tdap'] },
  ])('lets no document write %j, which is the slot’s', (payload) => {
    expect(bookingRequest(payload, picked, facts)).toEqual(bookingRequest({}, picked, facts));
  });

  it('needs a picked appointment', () => {
    expect(() => bookingRequest({ basicInfo }, {}, facts)).toThrow(new MissingAppointmentError('scheduling'));
    expect(() => bookingRequest({ basicInfo }, { appointment: appointment() }, facts)).toThrow(
      new MissingAppointmentError('scheduling'),
    );
  });
});

describe('visitRequest', () => {
  it('asks for a time where one is picked', () => {
    const request = visitRequest({ basicInfo }, picked, facts);
    expect(request).toEqual(bookingRequest({ basicInfo }, picked, facts));
    expect(isTimed(request)).toBe(true);
  });

  it('asks for no time where the guest walks in', () => {
    const walkIn = { ...picked, appointment: appointment({ timestamp: '' }) };
    const request = visitRequest({ basicInfo }, walkIn, facts);
    expect(request).toEqual(walkInRequest({ basicInfo }, walkIn, facts));
    expect(isTimed(request)).toBe(false);
  });

  it('needs a picked appointment', () => {
    expect(() => visitRequest({ basicInfo }, {}, facts)).toThrow(new MissingAppointmentError('scheduling'));
  });
});
