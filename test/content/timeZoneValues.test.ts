import { IANAZone } from 'luxon';
import { expect, it } from 'vitest';
import type { TimeZoneValues } from '../../schemas/generated/content/texts/timezone-values.js';
import { contentFiles } from './contentFiles.ts';

const file = contentFiles.find(({ path }) => path.startsWith('timezone-values/'));
const shipped: TimeZoneValues = JSON.parse(file?.text ?? '{}');

/** The seven codes (PRESCREEN-18), each with its offset from UTC in January, in hours. */
const codes: readonly [string, number][] = [
  ['ET', -5],
  ['CT', -6],
  ['MT', -7],
  ['MST', -7],
  ['PT', -8],
  ['AKT', -9],
  ['HT', -10],
];

it('are the seven codes of the specification, from east to west', () => {
  expect(shipped.choices.map((choice) => choice.const)).toEqual(codes.map(([code]) => code));
});

it.each(codes)('%s is %d hours from UTC in winter', (code, hours) => {
  const name = new Map(Object.entries(shipped.zones)).get(code);
  expect(new IANAZone(name ?? '').offset(Date.UTC(2027, 0, 15)) / 60).toBe(hours);
});

it('only MST and HT keep their time in summer', () => {
  const summer = Date.UTC(2027, 6, 15);
  const kept = Object.entries(shipped.zones).filter(([code, zone]) =>
    codes.some(([known, hours]) => known === code && new IANAZone(zone).offset(summer) / 60 === hours),
  );
  expect(kept.map(([code]) => code)).toEqual(['MST', 'HT']);
});
