import { expect, test } from 'vitest';
import { filesInView } from '../../../../../app/ui/map/vector/Land.tsx';
import { fitView } from '../../../../../app/ui/map/view/fitView.ts';

const frame = { width: 560, height: 480 };

test.each([
  ['Cincinnati: Ohio, Kentucky and Indiana', [{ lat: 39.1, lng: -84.5 }], ['18', '21', '39']],
  ['Denver: Colorado alone', [{ lat: 39.74, lng: -104.99 }], ['08']],
  [
    'two ends of the country: all states at once',
    [
      { lat: 34, lng: -118 },
      { lat: 41, lng: -74 },
    ],
    ['states'],
  ],
  ['the open sea: nothing', [{ lat: 30, lng: -60 }], []],
])('%s', (_what, places, files) => {
  expect(filesInView(fitView(places, frame), frame)).toEqual(files);
});
