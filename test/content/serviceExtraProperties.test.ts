import { describe, expect, it } from 'vitest';
import { services } from '../../reference-backend/world/services.ts';
import type { SchedulerTexts } from '../../schemas/generated/content/texts/scheduler-texts.js';
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

  it('is said of every group of the menu: how soon, and about what it costs', () => {
    const onMenu = services.filter(
      ({ groupName, notMenuOption, maxDaysAhead }) =>
        !notMenuOption && maxDaysAhead !== null && !['Instant Vaccines', 'Pharmacy Services'].includes(groupName),
    );
    const silent = onMenu.filter(({ groupName }) => shipped.groups?.[groupName]?.expect === undefined);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('visits that are often booked', () => {
  it('are on the menu', () => {
    const texts = contentFiles.find(({ path }) => path.endsWith('/scheduler-texts.json'));
    const { popular = [] }: SchedulerTexts = JSON.parse(texts?.text ?? '{}');
    const onMenu = services.filter(({ notMenuOption }) => !notMenuOption).map(({ id }) => id);
    expect(popular.length).toBeGreaterThan(3);
    expect(popular.filter(({ serviceId }) => !onMenu.includes(serviceId))).toEqual([]);
  });
});
