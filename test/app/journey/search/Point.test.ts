import { expect, it } from 'vitest';
import { isSamePoint } from '../../../../app/journey/search/Point.ts';

const point = { latitude: 39.1031, longitude: -84.512 };

it.each([
  ['a point itself', point, true],
  ['one that differs in the fifth decimal', { latitude: 39.103_14, longitude: -84.512_04 }, true],
  ['one that differs in the fourth decimal of its latitude', { ...point, latitude: 39.1032 }, false],
  ['one that differs in the fourth decimal of its longitude', { ...point, longitude: -84.5121 }, false],
  ['none', undefined, false],
])('%s is the same: %s', (_what, other, isSame) => {
  expect(isSamePoint(point, other)).toBe(isSame);
});
