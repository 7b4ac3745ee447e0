import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { findSyntaxError } from '../../../../engine/core/content/findSyntaxError.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('findSyntaxError', () => {
  it.each([
    ['', 0],
    ['{', 1],
    ['{ "a": oops }', 7],
    ['{ "a": 1, }', 10],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['{ "a" 1 }', 6],
    ['{ a: 1 }', 2],
    ["{ 'a': 1 }", 2],
    ['[1}', 2],
    ['{} x', 3],
    ['[01]', 2],
    ['["a\nb"]', 1],
    ['["\\x"]', 1],
    ['// note\n{}', 0],
    ['  ', 2],
    ['{}\u00a0', 2],
  ])('of %j is at %i', (text, offset) => {
    expect(findSyntaxError(text)).toBe(offset);
    expect(isJson(text)).toBe(false);
  });

  it('is there exactly when the text is not JSON', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"',
        '1',
        '-',
        '.5',
        'true',
        'nul',
        ' ',
        '\n',
        '\\',
        'e3',
        '\u00a0',
        '"\x7f"',
      ),
      { maxLength: 9 },
    );
    const text = fc.oneof(
      pieces.map((each) => each.join('')),
      fc.json(),
    );
    fc.assert(
      fc.property(text, (given) => {
        expect(findSyntaxError(given) === undefined).toBe(isJson(given));
      }),
      { numRuns: 10_000 },
    );
  });
});
