import { expect, it } from 'vitest';
import { describePattern } from '../../../../authoring/check/problems/describePattern.ts';

it.each([
  ['^[A-Za-z][A-Za-z0-9]*$', 'it may have only letters and digits, and must begin with a letter'],
  ['^[a-z][a-z0-9-]*$', 'it may have only small letters, digits and -, and must begin with a small letter'],
  ['^[a-z0-9_-]+$', 'it may have only small letters, digits, _ and -'],
  ['^[0-9]+$', 'it may have only digits'],
])('explains the names of %s', (pattern, words) => {
  expect(describePattern(pattern, false)).toBe(words);
});

it.each(['^#[0-9a-f]{6}$', '^(/($|[^/\\\\])|https://)', '^[^#]+#(/.*)?$'])(
  'shows %s only where no example does',
  (pattern) => {
    expect(describePattern(pattern, true)).toBe('it is not written as it must be');
    expect(describePattern(pattern, false)).toBeUndefined();
  },
);
