import { describe, expect, it } from 'vitest';
import { describeZone, zoneChanges } from '../../../app/calendar/buildTimezone.ts';

const year = (number: number) =>
  [new Date(`${number}-01-01T00:00:30Z`), new Date(`${number + 1}-01-01T00:00:00Z`)] as const;

describe('the changes of a zone', () => {
  it('are two a year in New York, to the minute', () => {
    expect(zoneChanges('America/New_York', ...year(2027))).toEqual([
      { at: new Date('2027-03-14T07:00:00Z'), offsetBefore: -300, offset: -240, isDaylight: true, name: 'EDT' },
      { at: new Date('2027-11-07T06:00:00Z'), offsetBefore: -240, offset: -300, isDaylight: false, name: 'EST' },
    ]);
  });

  it.each(['America/Phoenix', 'Pacific/Honolulu', 'America/Puerto_Rico', 'Nowhere/Land'])('are none in %s', (zone) => {
    expect(zoneChanges(zone, ...year(2027))).toEqual([]);
  });

  it('are half hours where clocks go by half an hour', () => {
    const offsets = zoneChanges('Australia/Lord_Howe', ...year(2027)).map(
      ({ offsetBefore, offset }) => offset - offsetBefore,
    );
    expect(offsets).toEqual([-30, 30]);
  });

  it('have a moment before the first and none outside', () => {
    const [from, to] = [new Date('2027-03-14T07:00:00Z'), new Date('2027-11-07T05:59:00Z')];
    expect(zoneChanges('America/New_York', from, to)).toEqual([]);
    expect(describeZone('America/New_York', from)).toEqual({
      at: from,
      offsetBefore: -240,
      offset: -240,
      isDaylight: true,
      name: 'EDT',
    });
  });
});
