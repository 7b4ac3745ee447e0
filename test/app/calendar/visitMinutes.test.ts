import { describe, expect, it } from 'vitest';
import { visitMinutes } from '../../../app/calendar/describeVisits.ts';

const known = [
  { serviceIds: [61, 62], durationMinutes: 40 },
  { serviceIds: [63], durationMinutes: 60 },
  { serviceIds: [64] },
];

describe('how long a visit is in a calendar', () => {
  it.each([
    ['as long as its service', [62], 40],
    ['as long as the longest of several', [61, 63], 60],
    ['as long as the known ones of several', [61, 999], 40],
    ['half an hour where nobody knows', [999], 30],
    ['half an hour where the document does not say', [64], 30],
    ['half an hour without services', [], 30],
  ])('%s', (_what, ids, minutes) => {
    expect(visitMinutes(ids, known)).toBe(minutes);
  });
});
