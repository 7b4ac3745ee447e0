import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isJson } from '../../../../engine/core/json/Json.ts';
import { formatPointer, parsePointer, readPath } from '../../../../engine/core/json/pointer.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('JSON Pointers', () => {
  it.each([
    ['', []],
    ['/', ['']],
    ['/a/0', ['a', '0']],
    ['/a~1b/~0', ['a/b', '~']],
    ['/~01', ['~1']],
    ['a', undefined],
    ['/~', undefined],
    ['/~2', undefined],
  ])('%j names %j', (pointer, names) => {
    expect(parsePointer(pointer)).toEqual(names);
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        expect(parsePointer(formatPointer(names))).toEqual(names);
      }),
    );
  });

  it.each([
    [{ a: [{ b: 1 }] }, ['a', '0', 'b'], 1],
    [{ a: [1] }, ['a', '01'], undefined],
    [{ a: [1] }, ['a', 'length'], undefined],
    [{ a: 'text' }, ['a', '0'], undefined],
    [{}, ['toString'], undefined],
    [{}, ['__proto__', 'x'], undefined],
    [null, ['a'], undefined],
    [{ a: null }, ['a'], null],
  ])('read own members only: %j at %j is %j', (value, names, expected) => {
    expect(readPath(value, names)).toEqual(expected);
  });
});

describe('isJson', () => {
  it.each([null, true, 0, '', [], {}, [{ a: [null] }], { a: undefined }])('takes %j', (value) => {
    expect(isJson(value)).toBe(true);
  });

  it.each([
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1n,
    Symbol('x'),
    () => 1,
    [undefined],
    { a: { b: Number.NaN } },
  ])('refuses %s', (value) => {
    expect(isJson(value)).toBe(false);
  });
});
