import { describe, expect, it } from 'vitest';
import { mapPins } from '../../../../../app/screens/results/cards/useShownCards.ts';

describe('mapPins', () => {
  it('has the places by their number in the list, and nobody who is met by video', () => {
    const provider = {
      providerId: '01400412',
      businessName: 'tlc',
      timezone: 'America/New_York',
      vanityName: 'A',
    } as const;
    const rows = [
      { number: 6, row: { provider: { ...provider, location: { lat: 39, lng: -84 } }, services: [] } },
      { number: 7, row: { provider, services: [] } },
    ];
    expect(mapPins(rows)).toEqual([{ id: '01400412', number: 6, name: 'A', lat: 39, lng: -84 }]);
  });
});
