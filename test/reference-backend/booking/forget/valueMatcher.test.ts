import { expect, test } from 'vitest';
import { valueMatcher } from '../../../../reference-backend/booking/forget/valueMatcher.ts';

test.each<[boolean, string, string, string]>([
  [true, 'basicInfo.firstName', 'Ann', 'Hello Ann,\nyour visit'],
  [true, 'basicInfo.firstName', 'Ann', 'hello ANN.'],
  [true, 'basicInfo.lastName', 'O.(Brien', "Ann O.(Brien's visit"],
  [false, 'basicInfo.firstName', 'Ann', 'Annabel, Joann, Änn and Ann1'],
  [false, 'basicInfo.firstName', 'Ann', 'guest@ann.example, ann@clinic.example, the-ann-rule'],
  [true, 'basicInfo.email', 'ann@clinic.example', 'Mail <Ann@Clinic.example>'],
  [true, 'basicInfo.phone', '513-555-0199', 'Call 513-555-0199.'],
  [true, 'comments', 'Sore since May', 'She is sore since May'],
  [false, 'basicInfo.race', 'White', 'a White page'],
  [true, 'basicInfo.race', 'White', ' white '],
])('%s: %s %j stands in %j', (expected, name, value, content) => {
  expect(valueMatcher({ name, value })(content)).toBe(expected);
});

test('a hash or a code is found within anything', () => {
  expect(valueMatcher({ name: 'hash', value: 'x-Y', isUnique: true })('ax-Yb')).toBe(true);
});
