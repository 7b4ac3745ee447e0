import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutTrailingSlash } from '../../../../app/shell/routes/paths.ts';

describe('withoutTrailingSlash', () => {
  it.each([
    ['/health-services/scheduler/', '/health-services/scheduler'],
    ['/health-services/scheduler//', '/health-services/scheduler'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/\\/evil.example/', '/evil.example'],
    ['/a/\\', '/a'],
    ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['//', '/'],
  ])('%s goes to %s', (pathname, path) => {
    expect(withoutTrailingSlash(pathname)).toBe(path);
  });

  it.each(['/', '/health-services/scheduler', '/a/b', '/a%2F'])('%s stays', (pathname) => {
    expect(withoutTrailingSlash(pathname)).toBeUndefined();
  });

  it('decides on an address of a million slashes, as a search in one go does', () => {
    expect(withoutTrailingSlash(`/a${'/'.repeat(1_000_000)}b`)).toBeUndefined();
    expect(withoutTrailingSlash(`/a${'/'.repeat(1_000_000)}`)).toBe('/a');
    expect(withoutTrailingSlash(`${'/'.repeat(1_000_000)}b/`)).toBe('/b');
  });

  it('never leads to another host, and never to itself', () => {
    const part = fc.constantFrom('/', '\\', 'evil.example', '%2F', '%5C', 'a', '.', '..', '@', ':', '//');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const pathname = `/${parts.join('')}`;
        const path = withoutTrailingSlash(pathname);
        fc.pre(path !== undefined);
        expect(new URL(path, 'https://stepwell.example').origin).toBe('https://stepwell.example');
        expect(withoutTrailingSlash(path)).toBeUndefined();
      }),
    );
  });
});
