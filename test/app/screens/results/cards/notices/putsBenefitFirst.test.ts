import { describe, expect, it } from 'vitest';
import type { TimeSlotRow } from '../../../../../../app/api/index.ts';
import { putsBenefitFirst } from '../../../../../../app/screens/results/cards/notices/PlacesNotices.tsx';

/** A place so many miles away; undefined for one that is met by video. */
const place = (distance: number | undefined, isBenefitCode?: boolean): TimeSlotRow => ({
  provider: {
    providerId: `${distance}`,
    businessName: 'tlc',
    timezone: 'America/New_York',
    ...(distance !== undefined && { distance }),
    ...(isBenefitCode !== undefined && { isBenefitCode }),
  },
  services: [],
});

describe('putsBenefitFirst', () => {
  it.each([
    ['a far one before a closer one', [place(31, true), place(2, false)], true],
    ['only the last of them is farther', [place(1, true), place(31, true), place(2, false)], true],
    ['they stand by distance alone', [place(2, false), place(31, true)], false],
    ['they are the closest anyway', [place(1, true), place(2, false)], false],
    ['all places accept it', [place(1, true), place(2, true)], false],
    ['none accepts it', [place(1, false), place(2, false)], false],
    ['there is no code', [place(2), place(1)], false],
    ['places are nowhere', [place(undefined, true), place(undefined, false)], false],
    ['there are no places', [], false],
  ])('%s: %s', (_what, rows, expected) => {
    expect(putsBenefitFirst(rows)).toBe(expected);
  });
});
