import { describe, expect, it } from 'vitest';
import { clinics } from '../../reference-backend/world/clinics.ts';
import { pharmacies } from '../../reference-backend/world/pharmacies.ts';
import type { RideShareTexts } from '../../schemas/generated/content/texts/lyft-texts.js';
import { contentFiles } from './contentFiles.ts';

const file = contentFiles.find(({ path }) => path.startsWith('lyft-texts/'));
const shipped: RideShareTexts = JSON.parse(file?.text ?? '{}');
const named = shipped.mapLyftCodeToLocationIds.flatMap(({ locationIds }) => locationIds);

describe('the ride-share discounts', () => {
  it('name a place once', () => {
    expect(new Set(named).size).toBe(named.length);
  });

  it('are for places of the chain, of both kinds, and not for all', () => {
    const [theirs, stores] = [clinics(), pharmacies()].map((sites) => sites.map(({ providerId }) => providerId));
    const all = [...(theirs ?? []), ...(stores ?? [])];
    expect(named.filter((id) => !all.includes(id))).toEqual([]);
    expect(theirs?.some((id) => named.includes(id)) && stores?.some((id) => named.includes(id))).toBe(true);
    expect(all.some((id) => !named.includes(id))).toBe(true);
  });
});
