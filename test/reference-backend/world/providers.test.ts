import { describe, expect, test } from 'vitest';
import { buildChain } from '../../../reference-backend/world/buildChain.ts';
import { clinics } from '../../../reference-backend/world/clinics.ts';
import { dietitians } from '../../../reference-backend/world/dietitians.ts';
import { pharmacies } from '../../../reference-backend/world/pharmacies.ts';
import { providers } from '../../../reference-backend/world/providers.ts';
import { videoTeams } from '../../../reference-backend/world/videoTeams.ts';
import { states } from '../../../schemas/states.ts';

const licensed = (people: ReturnType<typeof videoTeams>) =>
  people.flatMap(({ at }) => ('states' in at ? at.states : []));

describe('the providers', () => {
  const all = providers();

  test('are the same every time, each with eight digits of its own', () => {
    expect(providers()).toEqual(all);
    expect(new Set(all.map(({ providerId }) => providerId)).size).toBe(all.length);
    expect(all.filter(({ providerId }) => !/^\d{8}$/.test(providerId))).toEqual([]);
  });

  test('bear every brand of the specification', () => {
    const brands = ['BAKERS', 'FRED', 'FRYS', 'JAYC', 'METRO MARKET', 'PICK N SAVE', 'SMITHS', 'HART', 'KROGER'];
    expect(new Set(all.map(({ brand }) => brand))).toEqual(new Set([...brands, 'THE LITTLE CLINIC']));
    expect(new Set(pharmacies().map(({ brand }) => brand))).toEqual(new Set(brands));
  });

  test('that are places stand apart from each other', () => {
    const points = [...clinics(), ...pharmacies()].map(({ at }) => `${at.place.lat} ${at.place.lng}`);
    expect(new Set(points).size).toBe(points.length);
  });

  test('all give something, and some places accept benefit codes', () => {
    expect(all.filter(({ serviceIds }) => serviceIds.length === 0)).toEqual([]);
    for (const places of [clinics(), pharmacies()]) {
      expect(new Set(places.map(({ acceptsBenefitCodes }) => acceptsBenefitCodes))).toEqual(new Set([true, false]));
    }
  });
});

describe('those who are met by video', () => {
  test('are licensed in states that exist', () => {
    const codes = [...licensed(videoTeams()), ...licensed(dietitians())];
    expect(codes.filter((code) => !(code in states))).toEqual([]);
  });

  test('for the clinic are one team in each state', () => {
    const codes = licensed(videoTeams());
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('as dietitians are four and more, one of them licensed in many states', () => {
    const counts = dietitians().map(({ at }) => ('states' in at ? at.states.length : 0));
    expect(counts.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...counts)).toBeGreaterThan(10);
  });
});

describe('a chain of another size', () => {
  test.each([1, 30, 77, 300, 1000, 10_000])('has %i clinics, each at a place of its own', (count) => {
    const all = clinics(buildChain(count));
    expect(all).toHaveLength(count);
    expect(new Set(all.map(({ at }) => at.place.postalCode)).size).toBe(count);
  });

  test('begins with the seeded one', () => {
    const ids = (chain = buildChain(300)) => clinics(chain).map(({ providerId }) => providerId);
    expect(ids().slice(0, clinics().length)).toEqual(clinics().map(({ providerId }) => providerId));
  });
});
