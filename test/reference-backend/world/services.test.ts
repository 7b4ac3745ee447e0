import { describe, expect, it } from 'vitest';
import { services } from '../../../reference-backend/world/services.ts';

const byId = new Map(services.map((service) => [service.id, service]));
const followed = services.flatMap(({ name, followup }) => (followup ? [{ name, ...followup }] : []));

it('service ids are unique', () => {
  expect(byId.size).toBe(services.length);
});

it('service names are unique', () => {
  expect(new Set(services.map(({ name }) => name)).size).toBe(services.length);
});

describe('a second dose', () => {
  it('there are several', () => {
    expect(followed.length).toBeGreaterThan(2);
  });

  it.each(followed)('of $name is a service of its own that no menu offers', ({ serviceId }) => {
    expect(byId.get(serviceId)).toMatchObject({ dose: 2, isVaccine: true, notMenuOption: true, followup: null });
  });

  it.each(followed)('of $name can be booked as far ahead as it is due', ({ serviceId, afterDays }) => {
    expect(byId.get(serviceId)?.maxDaysAhead).toBeGreaterThanOrEqual(afterDays);
  });
});

it.each([
  'Physicals',
  'DOT Physicals',
  'Health Screenings',
  'Medicare Wellness',
  'Vaccines',
  'Travel Vaccines',
  'Telenutrition',
])('the menu offers %s', (category) => {
  expect(services.some(({ groupName, notMenuOption }) => groupName === category && !notMenuOption)).toBe(true);
});
