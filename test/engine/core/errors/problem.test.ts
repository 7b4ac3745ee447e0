import { describe, expect, it } from 'vitest';
import { EngineError } from '#engine';
import { inside } from '../../../../engine/core/errors/problem.ts';

describe('a problem', () => {
  it('stands inside its place, names escaped', () => {
    const place = { document: 'doc', pointer: '/a' };
    expect(inside(place, 'b/c', 0, '~')).toEqual({ document: 'doc', pointer: '/a/b~1c/0/~0' });
  });

  it('is no error: only a broken invariant is', () => {
    expect(new EngineError('x')).toMatchObject({ name: 'EngineError', message: 'x' });
  });
});
