import { describe, expect, it } from 'vitest';
import { services } from '../../reference-backend/world/services.ts';
import type { ServiceExtraProperties } from '../../schemas/generated/content/texts/service-extra-properties.js';
import { contentFiles } from './contentFiles.ts';

const file = contentFiles.find(({ path }) => path.startsWith('service-extra-properties/'));
const shipped: ServiceExtraProperties = JSON.parse(file?.text ?? '{}');
const named = shipped.services.flatMap(({ serviceIds }) => serviceIds);

describe('what there is to know about a service', () => {
  it('stands in one entry at most', () => {
    expect(new Set(named).size).toBe(named.length);
  });

  it('is of services that the chain offers', () => {
    const offered = services.map(({ id }) => id);
    expect(named.filter((id) => !offered.includes(id))).toEqual([]);
  });

  it('is said of every physical, screening and vaccine that a menu offers', () => {
    const categories = [
      'Physicals',
      'DOT Physicals',
      'Health Screenings',
      'Medicare Wellness',
      'Vaccines',
      'Telenutrition',
    ];
    const silent = services.filter(
      ({ id, groupName, notMenuOption }) => categories.includes(groupName) && !notMenuOption && !named.includes(id),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
