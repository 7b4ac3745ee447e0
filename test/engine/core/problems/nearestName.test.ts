import { describe, expect, it } from 'vitest';
import { nearestName } from '#engine/problems';

describe('the nearest name', () => {
  const known = ['firstName', 'lastName', 'zip', 'or', 'and'];

  it.each([
    ['fristName', 'firstName'],
    ['firstname', 'firstName'],
    ['LASTNAME', 'lastName'],
    ['zi', 'zip'],
    ['ro', undefined],
    ['middleName', undefined],
    ['', undefined],
  ])('to %s is %s', (name, expected) => {
    expect(nearestName(name, known)).toBe(expected);
  });

  it.each([
    ['Cigna Healthcare', 'Cigna'],
    ['Oscar', 'Oscar Health'],
    ['Molina Healtcare', 'Molina Healthcare'],
    ['Cignal', 'Cigna'],
    ['Kaiser', undefined],
  ])('to %s is %s, by its first words before its letters', (name, expected) => {
    expect(nearestName(name, ['Molina Healthcare', 'Cigna', 'Oscar Health'])).toBe(expected);
  });

  it('to a huge name is found fast', () => {
    const started = performance.now();
    for (let times = 0; times < 100; times += 1) expect(nearestName('first'.repeat(40_000), known)).toBe(undefined);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
