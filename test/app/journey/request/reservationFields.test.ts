import { describe, expect, it } from 'vitest';
import { type Provider, reservationFields } from '../../../../app/journey/index.ts';
import { placeFields } from '../../../../app/journey/picked/PickedAppointments.ts';
import { appointment, clinic } from '../fixtures.ts';

const dietitian: Provider = { ...clinic, businessName: 'dietitian', providerId: '77' };

describe('the request for a reservation', () => {
  const fields = { serviceId: 29, reservationTime: '2027-03-15 09:00:00' };

  it.each<[string, Provider, object]>([
    ['the number of a place', clinic, { businessName: 'tlc', locationNumber: '01400412' }],
    [
      'the state of a visit by video',
      { ...clinic, licensureState: 'OH' },
      { businessName: 'tlc', licensureState: 'OH' },
    ],
    [
      'a dietitian as a person, without the state',
      { ...dietitian, licensureState: 'OH' },
      { businessName: 'dietitian', locationNumber: '77' },
    ],
  ])('names service, business, time and %s', (_what, provider, named) => {
    expect(reservationFields(appointment(), provider)).toStrictEqual({ ...fields, ...named });
  });

  it('is for the first of the services', () => {
    const services = [
      { id: 30, name: 'Cough' },
      { id: 29, name: 'Sore throat' },
    ];
    expect(reservationFields(appointment({ services }), clinic)?.serviceId).toBe(30);
  });

  it('cannot be made without a service', () => {
    expect(reservationFields(appointment({ services: [] }), clinic)).toBeUndefined();
  });
});

describe('the place of a booking', () => {
  it.each<[string, Provider, object]>([
    ['the number of the location', clinic, { locationNumber: '01400412' }],
    [
      'the state in place of it, where the service is licensed by state',
      { ...clinic, licensureState: 'OH' },
      { licensureState: 'OH' },
    ],
    [
      'a dietitian and the state',
      { ...dietitian, licensureState: 'OH' },
      { licensureState: 'OH', locationNumber: '77' },
    ],
    ['a dietitian alone, where no state is asked', dietitian, { locationNumber: '77' }],
  ])('is %s', (_what, provider, named) => {
    expect(placeFields(provider)).toStrictEqual(named);
  });
});
