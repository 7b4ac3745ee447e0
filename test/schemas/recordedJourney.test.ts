import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkRecordedJourney } from '../../schemas/generated/journeys/recorded-journey.js';
import { describedProperties } from './describedProperties.ts';

const file = join(import.meta.dirname, '../../schemas/journeys/recorded-journey.json');
const journey = { name: 'One', asked: 'form-config/visit', context: {}, pages: [], outcome: { is: 'sent' } };

it('says title, description and examples of every property', () => {
  const bare = describedProperties(file).filter(
    ({ schema: { title, description, examples } }) =>
      typeof title !== 'string' || typeof description !== 'string' || !Array.isArray(examples),
  );
  expect(describedProperties(file).length).toBeGreaterThan(20);
  expect(bare.map(({ pointer }) => pointer)).toEqual([]);
});

it.each([
  [journey, true],
  [{ ...journey, pages: [{ at: '/a/b', title: 'A', answers: { '/c': [1, { d: null }] } }] }, true],
  [{ ...journey, outcome: { is: 'lost' } }, false],
  [{ ...journey, pages: [{ at: 'a', title: 'A', answers: {} }] }, false],
  [{ ...journey, pages: [{ at: '/a', title: 'A', answers: { c: 1 } }] }, false],
  [{ ...journey, more: 1 }, false],
])('takes or refuses %j', (value, isTaken) => {
  expect(checkRecordedJourney(value)).toBe(isTaken);
});
