import { describe, expect, it } from 'vitest';
import { validate } from '#engine';
import { formContext, formContextSchema } from '../../../../app/content/forms/formContext.ts';
import type { Appointment, Provider } from '../../../../app/journey/index.ts';

const appointment: Appointment = {
  timestamp: '2027-03-01 09:30:00',
  timezone: 'America/New_York',
  services: [{ id: 29, name: 'Sick visit', category: 'Illnesses', maxDaysAhead: 14 }],
};
const provider: Provider = {
  providerId: '01400943',
  businessName: 'tlc',
  brand: 'KROGER',
  timezone: 'America/New_York',
  address: { addressLines: ['1 Vine St'], cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45202' },
};

describe('the context that rules see', () => {
  it('of an in-person visit', () => {
    expect(formContext('IN_PERSON', '2027-02-20', { appointment, provider })).toEqual({
      flow: 'IN_PERSON',
      today: '2027-02-20',
      services: [{ id: 29, name: 'Sick visit', category: 'Illnesses' }],
      provider: { businessName: 'tlc', brand: 'KROGER', state: 'OH' },
      state: 'OH',
    });
  });

  it('names services as the server lists them, whatever guests read', () => {
    const services = [{ id: 29, name: 'A cold', listedName: 'Sick visit' }];
    const context = formContext('IN_PERSON', '2027-02-20', { appointment: { ...appointment, services }, provider });
    expect(context.services).toEqual([{ id: 29, name: 'Sick visit' }]);
  });

  it('takes the state that the visit is licensed in before the state of the place', () => {
    const context = formContext('VIRTUAL_VISIT', '2027-02-20', {
      appointment,
      provider: { ...provider, licensureState: 'KY' },
    });
    expect(context).toMatchObject({ state: 'KY', provider: { state: 'OH' } });
  });

  it('leaves out what is not known', () => {
    expect(formContext('IN_PERSON', '2027-02-20', {})).toEqual({
      flow: 'IN_PERSON',
      today: '2027-02-20',
      services: [],
      provider: {},
    });
  });

  it('has the reasons of the booked categories, each once, Other last', () => {
    const services = [
      { id: 1, name: 'A', category: 'Illnesses' },
      { id: 2, name: 'B', category: 'Injuries' },
      { id: 3, name: 'C', category: 'toString' },
      { id: 4, name: 'D' },
    ];
    const reasons = { Illnesses: ['Cough', 'Fever', 'Other'], Injuries: ['Burn', 'Fever', 'Other'], Travel: ['Trip'] };
    const context = formContext('IN_PERSON', '2027-02-20', { appointment: { ...appointment, services } }, { reasons });
    expect(context.reasons).toEqual(
      ['Cough', 'Burn', 'Fever', 'Other'].map((reason) => ({ value: reason, title: reason })),
    );
    expect(validate(formContextSchema, context)).toEqual([]);
  });

  it('has no reasons where the category has none', () => {
    const context = formContext(
      'IN_PERSON',
      '2027-02-20',
      { appointment },
      { reasons: { Injuries: ['Burn', 'Other'] } },
    );
    expect(context).not.toHaveProperty('reasons');
  });

  it('keeps to its schema', () => {
    expect(validate(formContextSchema, formContext('IN_PERSON', '2027-02-20', { appointment, provider }))).toEqual([]);
  });
});
