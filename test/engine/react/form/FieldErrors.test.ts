import { describe, expect, test, vi } from 'vitest';
import { createFieldErrors } from '../../../../engine/react/form/FieldErrors.ts';

describe('the errors of a form', () => {
  test('are told to the fields whose error changes, and to no other', () => {
    const errors = createFieldErrors();
    const [a, b, c] = [vi.fn(), vi.fn(), vi.fn()];
    errors.subscribe('a', a);
    errors.subscribe('b', b);
    errors.subscribe('c', c);
    errors.replace(
      new Map([
        ['a', 'wrong'],
        ['b', 'wrong'],
      ]),
    );
    errors.replace(
      new Map([
        ['a', 'wrong'],
        ['b', 'very wrong'],
      ]),
    );
    errors.replace(new Map([['a', 'wrong']]));
    expect([a, b, c].map((listener) => listener.mock.calls.length)).toEqual([1, 3, 0]);
    expect([errors.of('a'), errors.of('b'), errors.of('c')]).toEqual(['wrong', undefined, undefined]);
  });

  test('are told to every one who shows a field, until each stops listening', () => {
    const errors = createFieldErrors();
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = errors.subscribe('a', first);
    errors.subscribe('a', second);
    errors.replace(new Map([['a', 'wrong']]));
    stop();
    errors.replace(new Map());
    expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 2]);
  });
});
