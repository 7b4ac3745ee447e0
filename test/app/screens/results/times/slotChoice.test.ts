import { describe, expect, it } from 'vitest';
import {
  lostAt,
  noChoice,
  type PickedTime,
  pickedAt,
  reduceSlotChoice,
} from '../../../../../app/screens/results/times/useSlotChoice.ts';

const provider = { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' } as const;
const at = (time: string): PickedTime => ({ provider, time: `2026-11-23 ${time}:00`, services: [] });
const nine = at('09:00');

describe('the choice of a time', () => {
  it('picks one at a time, and forgets an earlier failure', () => {
    const hasFailed = reduceSlotChoice(noChoice, { type: 'nothingPicked' });
    expect(hasFailed.failure).toEqual({ kind: 'nothingPicked' });
    expect(reduceSlotChoice(hasFailed, { type: 'picked', picked: nine })).toEqual({ ...noChoice, picked: nine });
  });

  it('keeps the pick when the call fails', () => {
    const picked = reduceSlotChoice(noChoice, { type: 'picked', picked: nine });
    expect(reduceSlotChoice(picked, { type: 'failed', call: { status: 500 } })).toEqual({
      ...picked,
      failure: { kind: 'failed', call: { status: 500 } },
    });
  });

  it('takes a lost time away, and remembers every loss', () => {
    const first = reduceSlotChoice(noChoice, { type: 'lost', picked: nine, why: 'taken' });
    expect(first).toEqual({
      picked: undefined,
      lost: { '01400412': ['2026-11-23 09:00:00'] },
      failure: { kind: 'lost', providerId: '01400412', why: 'taken' },
    });
    const second = reduceSlotChoice(first, { type: 'lost', picked: at('09:20'), why: 'tooSoon' });
    expect(lostAt(second.lost, '01400412')).toEqual(['2026-11-23 09:00:00', '2026-11-23 09:20:00']);
    expect(lostAt(second.lost, 'constructor')).toEqual([]);
  });
});

describe('pickedAt', () => {
  it('is the picked time at its own provider alone', () => {
    expect(pickedAt(nine, provider)).toBe('2026-11-23 09:00:00');
    expect(pickedAt(nine, { ...provider, providerId: '01400413' })).toBeUndefined();
    expect(pickedAt(undefined, provider)).toBeUndefined();
  });
});
