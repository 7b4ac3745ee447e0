import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutTrailingSlash } from '../../../reference-backend/headers/redirectTrailingSlash.ts';

test.each([
  ['/health-services/scheduler/', '/health-services/scheduler'],
  ['/health-services/scheduler//', '/health-services/scheduler'],
  ['/a/?type=Telenutrition&x=/', '/a?type=Telenutrition&x=/'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['\\\\evil.example\\', '/evil.example'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
])('%s goes to %s', (url, target) => {
  expect(withoutTrailingSlash(url)).toBe(target);
});

test.each(['/', '/a', '/a?x=/', '/?x=1', '//evil.example'])('%s stays', (url) => {
  expect(withoutTrailingSlash(url)).toBeUndefined();
});

test('decides on an address of a million slashes, as a search in one go does', () => {
  const slashes = '/'.repeat(1_000_000);
  expect(withoutTrailingSlash(`/a${slashes}b`)).toBeUndefined();
  expect(withoutTrailingSlash(`/a${slashes}b/`)).toBe(`/a${slashes}b`);
  expect(withoutTrailingSlash(`${slashes}b/`)).toBe('/b');
});

test('never leaves the site and never redirects twice', () => {
  const piece = fc.constantFrom('/', '\\', '%2f', '%5C', 'evil.example', '.', '..', ':', '@', '?', 'a', 'https:');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = withoutTrailingSlash(`/${pieces.join('')}`);
      if (target === undefined) return;
      expect(new URL(target, 'https://stepwell.example').origin).toBe('https://stepwell.example');
      expect(withoutTrailingSlash(target)).toBeUndefined();
    }),
  );
});
