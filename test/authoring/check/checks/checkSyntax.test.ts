import { describe, expect, it } from 'vitest';
import { checkSyntax } from '../../../../authoring/check/checks/checkSyntax.ts';

const found = (text: string) =>
  checkSyntax({ file: 'x.json', path: 'x.json', text }).map(
    ({ line, column, code, message }) => `${line}:${column} ${code} ${message}`,
  );

describe('checkSyntax', () => {
  it.each([
    ['{}', []],
    ['{"a": [1, 2.5e3, null, true, "\\u00e9"]}', []],
    ['', ['1:1 not-json This is not JSON: the file is empty.']],
    [' \n', ['1:1 not-json This is not JSON: the file is empty.']],
    [
      '{\n  "a": 1,\n}',
      [
        '3:1 not-json This is not JSON: a name in double quotes is expected here; the last member of an object has no comma after it.',
      ],
    ],
    ['{\n  "a": 1\n  "b": 2\n}', ['3:3 not-json This is not JSON: a comma is missing before this.']],
    ['{ "a" 1 }', ['1:7 not-json This is not JSON: a colon is missing between a name and its value.']],
    ['{ "a": 1', ['1:9 not-json This is not JSON: a closing brace } is missing.']],
    ['[1, 2', ['1:6 not-json This is not JSON: a closing bracket ] is missing.']],
    ['{ // why\n}', ['1:3 not-json This is not JSON: JSON has no comments.']],
    ['{} {}', ['1:4 not-json This is not JSON: the document has ended before this.']],
    ['{ "a": yes }', ['1:8 not-json This is not JSON: this is not a word of JSON; text is written in double quotes.']],
    ['{ "a": "no end\n}', ['1:8 not-json This is not JSON: the double quote that ends this text is missing.']],
    ['{ "a": "\\x" }', ['1:8 not-json This is not JSON: only " \\ / b f n r t or u may follow a backslash.']],
    ['\ufeff{}', ['1:1 not-json This is not JSON: the file begins with a byte order mark; save it without.']],
    [
      '{ "a": 1, "b": { "a": 2 }, "a": 3 }',
      ['1:28 duplicate-member "a" is in this object twice; only the last one would count.'],
    ],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});
