import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import {
  asksForFluVaccine,
  type BookingFacts,
  flowNames,
  MissingAppointmentError,
  type PickedAppointments,
  type Service,
  walkInRequest,
} from '../../../../app/journey/index.ts';
import { checkScheduleWalkInRequest } from '../../../../schemas/generated/api/appointments/schedule-walk-in/request.js';
import { appointment, clinic, followup } from '../fixtures.ts';

const pharmacy = { ...clinic, businessName: 'pharmacy' as const, providerId: '01400500' };
const services: readonly Service[] = [
  { id: 101, name: 'Flu', category: 'Instant Vaccines' },
  { id: 102, name: 'Tdap', category: 'Instant Vaccines' },
];
const picked: PickedAppointments = { appointment: appointment({ timestamp: '', services }), provider: pharmacy };
const basicInfo = {
  firstName: 'Pat',
  lastName: 'Doe',
  phone: '513-555-0134',
  email: 'pat@example.com',
  dateOfBirth: '1990-02-28',
};
const instant: BookingFacts = { flow: 'INSTANT_VACCINE' };

const readVaccines = (facts: BookingFacts): unknown => walkInRequest({}, picked, facts).requestedVaccinations;

describe('walkInRequest', () => {
  it('is a booking without time, follow-up and time zone', () => {
    const request = walkInRequest(
      { basicInfo },
      { ...picked, followup },
      {
        ...instant,
        patientTimeZone: 'America/Phoenix',
      },
    );
    expect(request).toEqual({
      businessName: 'pharmacy',
      serviceIds: [101, 102],
      requestedVaccinations: ['Flu', 'Tdap'],
      basicInfo,
      locationNumber: '01400500',
    });
    checkScheduleWalkInRequest(request);
    expect(checkScheduleWalkInRequest.errors ?? []).toEqual([]);
  });

  it('needs a picked appointment', () => {
    expect(() => walkInRequest({ basicInfo }, {}, instant)).toThrow(new MissingAppointmentError('scheduling'));
  });
});

describe('requestedVaccinations', () => {
  it('has the names that the server lists', () => {
    const named = { id: 101, name: 'Flu shot', listedName: 'Flu', category: 'Vaccines' };
    const renamed = { appointment: appointment({ timestamp: '', services: [named] }), provider: pharmacy };
    expect(walkInRequest({}, renamed, instant).requestedVaccinations).toEqual(['Flu']);
  });

  it.each(flowNames)('names the booked services in the vaccine flows alone: %s', (flow) => {
    const named = flow === 'EVERYDAY_VACCINE' || flow === 'INSTANT_VACCINE';
    expect(readVaccines({ flow })).toEqual(named ? ['Flu', 'Tdap'] : undefined);
  });

  it('has the flu vaccine when its promotion was accepted, in every flow', () => {
    expect(readVaccines({ flow: 'IN_PERSON', addPromotion: true })).toEqual(['Flu Vaccine']);
    expect(readVaccines({ flow: 'EVERYDAY_VACCINE', addPromotion: true })).toEqual(['Flu', 'Tdap', 'Flu Vaccine']);
    expect(readVaccines({ flow: 'IN_PERSON', addPromotion: false })).toBeUndefined();
  });

  it('names no vaccine twice', () => {
    const flu = { ...picked, appointment: appointment({ services: [{ id: 151, name: 'Flu Vaccine' }] }) };
    expect(walkInRequest({}, flu, { ...instant, addPromotion: true }).requestedVaccinations).toEqual(['Flu Vaccine']);
  });
});

describe('asksForFluVaccine', () => {
  it.each([
    ['with it', { requestedVaccinations: ['Flu Vaccine'] }, services, true],
    ['beside others', { requestedVaccinations: ['Tdap', 'Flu Vaccine'] }, services, true],
    ['without any', {}, services, false],
    ['with others', { requestedVaccinations: ['Flu', 'Tdap'] }, services, false],
    ['with a service of its name', { requestedVaccinations: ['Flu Vaccine'] }, [{ id: 1, name: 'Flu Vaccine' }], false],
  ])('%s', (_what, part, booked, expected) => {
    expect(asksForFluVaccine({ businessName: 'tlc', serviceIds: [29], ...part }, booked)).toBe(expected);
  });
});

describe("the tag 'with-care'", () => {
  it.each<[JsonObject, unknown]>([
    [{}, ['with-care']],
    [{ notes: ['Cough'] }, ['Cough', 'with-care']],
    [{ notes: 'Cough' }, ['with-care']],
  ])('stands after the notes of %j', (payload, notes) => {
    expect(walkInRequest(payload, picked, { ...instant, withCare: true }).notes).toEqual(notes);
  });

  it('is off unless asked for', () => {
    expect(walkInRequest({ notes: ['Cough'] }, picked, instant).notes).toEqual(['Cough']);
    expect(walkInRequest({}, picked, { ...instant, withCare: false })).not.toHaveProperty('notes');
  });
});
