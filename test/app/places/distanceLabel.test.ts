import { describe, expect, it } from 'vitest';
import { distanceLabel } from '../../../app/places/distanceLabel.ts';
import { shippedPlacesMessages } from '../../../schemas/generated/content/messages/places-messages.shipped.js';

describe('distanceLabel', () => {
  it.each([
    [3.84, '3.8 mi away'],
    [12, '12.0 mi away'],
    [0.1, '0.1 mi away'],
    [0.04, 'less than 0.1 mi away'],
  ])('%d', (miles, label) => {
    expect(distanceLabel(miles, shippedPlacesMessages)).toBe(label);
  });
});
