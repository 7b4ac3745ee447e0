import { describe, expect, it } from 'vitest';
import { walkInWait } from '../../../reference-backend/clinics/walkInWait.ts';

const clinics = Array.from({ length: 300 }, (_, index) => `014${String(45_000 + index)}`);
/** Every five minutes of a day. */
const moments = Array.from({ length: 288 }, (_, index) => new Date(Date.UTC(2027, 2, 1) + index * 300_000));
const waitsOf = (id: string) => moments.map((now) => walkInWait(id, now));

describe('the wait at a clinic', () => {
  it('is a multiple of five minutes, two hours at most', () => {
    for (const wait of clinics.flatMap(waitsOf)) {
      if (wait !== undefined) expect([wait % 5, wait >= 0, wait <= 120]).toEqual([0, true, true]);
    }
  });

  it('changes with the clock, is none for a part of the day, and is the same at the same moment', () => {
    for (const waits of clinics.map(waitsOf).filter(([first]) => first !== undefined)) {
      expect(waits).toContain(0);
      expect(new Set(waits).size).toBeGreaterThan(4);
    }
    expect(clinics.map(waitsOf)).toEqual(clinics.map(waitsOf));
  });

  it('is never reported by some clinics, and always by the others', () => {
    const silent = clinics.filter((id) => waitsOf(id).every((wait) => wait === undefined));
    expect(silent.length).toBeGreaterThan(clinics.length / 12);
    expect(silent.length).toBeLessThan(clinics.length / 3);
    expect(clinics.filter((id) => waitsOf(id).includes(undefined))).toEqual(silent);
  });
});
