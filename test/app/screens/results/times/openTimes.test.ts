import { describe, expect, it } from 'vitest';
import { openTimes, withoutLost } from '../../../../../app/screens/results/times/placeTimes.ts';

const service = (id: number, days: Readonly<Record<string, readonly string[]>>) => ({
  id,
  isAvailable: true,
  availability: Object.entries(days).map(([date, times]) => ({
    date,
    timeslots: times.map((time) => ({ value: `${date} ${time}:00` })),
  })),
});
const read = (...services: ReturnType<typeof service>[]) => [...openTimes(services)];

describe('openTimes', () => {
  it('has days and times in order, whatever order they came in', () => {
    expect(read(service(1, { '2026-11-24': ['09:20', '09:00'], '2026-11-23': ['10:00'] }))).toEqual([
      ['2026-11-23', ['2026-11-23 10:00:00']],
      ['2026-11-24', ['2026-11-24 09:00:00', '2026-11-24 09:20:00']],
    ]);
  });

  it('has only times at which every service is free', () => {
    expect(
      read(
        service(1, { '2026-11-23': ['09:00', '09:20'], '2026-11-24': ['09:00'] }),
        service(2, { '2026-11-23': ['09:20', '09:40'] }),
      ),
    ).toEqual([['2026-11-23', ['2026-11-23 09:20:00']]]);
  });

  it('asks nothing of a service that is not given there', () => {
    const notGiven = { ...service(2, {}), isAvailable: false };
    expect(read(service(1, { '2026-11-23': ['09:00'] }), notGiven)).toEqual([['2026-11-23', ['2026-11-23 09:00:00']]]);
  });

  it('leaves out days without times', () => {
    expect(read(service(1, { '2026-11-23': [] }))).toEqual([]);
    expect(read()).toEqual([]);
  });
});

describe('withoutLost', () => {
  it('takes times out, and with the last one its day', () => {
    const times = openTimes([service(1, { '2026-11-23': ['09:00'], '2026-11-24': ['09:00', '09:20'] })]);
    expect([...withoutLost(times, ['2026-11-23 09:00:00', '2026-11-24 09:20:00'])]).toEqual([
      ['2026-11-24', ['2026-11-24 09:00:00']],
    ]);
  });
});
