import { describe, expect, it } from 'vitest';
import { locate, locateOffset } from '../../../../authoring/check/problems/locate.ts';

const text = `{
  "a": {
    "b/c": [1, { "d~": true }]
  },
  "e": 2
}`;

describe('locate', () => {
  it.each([
    ['', '1:1'],
    ['/a', '2:3'],
    ['/a/b~1c', '3:5'],
    ['/a/b~1c/0', '3:13'],
    ['/a/b~1c/1', '3:16'],
    ['/a/b~1c/1/d~0', '3:18'],
    ['/e', '5:3'],
    ['/a/b~1c/7/x', '3:5'],
    ['/a/missing', '2:3'],
    ['/nothing/at/all', '1:1'],
  ])('%s stands at %s', (pointer, expected) => {
    const { line, column } = locate(text, pointer);
    expect(`${line}:${column}`).toBe(expected);
  });

  it('has a place even in an empty text', () => {
    expect(locate('', '/a')).toEqual({ line: 1, column: 1 });
  });
});

describe('locationOf', () => {
  it('counts characters, not bytes, and lines of either ending', () => {
    expect(locateOffset('é\r\nab', 4)).toEqual({ line: 2, column: 2 });
  });
});
