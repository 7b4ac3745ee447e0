import { describe, expect, it } from 'vitest';
import { checkNesting } from '../../../../authoring/check/texts/checkNesting.ts';
import { checkPlainText } from '../../../../authoring/check/texts/checkPlainText.ts';
import { checkWhiteSpace } from '../../../../authoring/check/texts/checkWhiteSpace.ts';

describe('white space', () => {
  it.each(['', 'a b', '8 a.m.', 'naïve – “yes”', 'one\ntwo', '👩‍⚕️'])('is right in %j', (text) => {
    expect(checkWhiteSpace(text, false)).toBe(undefined);
  });

  it.each([' a', 'a\n', ' ', 'a  b', 'a  b', 'a\u200bb', 'a\u0007b', '\ufeffa', 'a\u202eb', 'a\u2066b', 'a\u200fb'])(
    'is wrong in %j',
    (text) => {
      expect(checkWhiteSpace(text, false)).not.toBe(undefined);
    },
  );

  it('within rich text is the browser’s affair', () => {
    expect(checkWhiteSpace('<p>a</p>\n  <p>b</p>', true)).toBe(undefined);
    expect(checkWhiteSpace('<p>a</p> ', true)).not.toBe(undefined);
  });
});

// A search that restarts at every character would take minutes for such a text, and the test would reach its time
// limit.
describe('a text as long as a document may be', () => {
  it('of one word is right', () => {
    expect(checkWhiteSpace('x'.repeat(520_000), false)).toBe(undefined);
  });

  it('is reported if it is all unfinished tags', () => {
    expect(checkNesting('<a"'.repeat(170_000), '')).toMatch(/ is a tag without its end: ">" is missing\.$/);
    expect(checkNesting(`<a${'a'.repeat(520_000)}`, '')).toMatch(/ is a tag without its end: ">" is missing\.$/);
  });
});

describe('a text that is shown as it stands', () => {
  it.each(['a < b', 'I <3 you', '<ann@clinic.example>', 'AT&T', 'salt & pepper;'])('may say %j', (text) => {
    expect(checkPlainText(text)).toBe(undefined);
  });

  it.each(['<b>a</b>', 'a<br/>', '</p>', '<a href="x">', '&nbsp;', '&#8211;'])('may not say %j', (text) => {
    expect(checkPlainText(text)).not.toBe(undefined);
  });
});
