import { describe, expect, it } from 'vitest';
import { textFormats } from '#engine';

/** What Unicode calls a control character, and what it says of the direction of a text, written by hand. */
const controls = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
] as const;
const directions = [
  [0x202a, 0x202e],
  [0x2066, 0x2069],
] as const;
const separators = [[0x2028, 0x2029]] as const;

type Ranges = readonly (readonly [number, number])[];

const isIn = (ranges: Ranges, code: number): boolean => ranges.some(([from, to]) => from <= code && code <= to);

const codes = Array.from({ length: 0x110000 }, (_, code) => code);

/** The code points that a format refuses in a text. */
const refusedBy = (format: RegExp): readonly number[] =>
  codes.filter((code) => !format.test(`a${String.fromCodePoint(code)}b`));

describe('the characters of a text', () => {
  it('in one line are all but controls, what turns the direction, and line ends', () => {
    const refused = [...controls, ...separators, ...directions];
    expect(refusedBy(textFormats.line)).toEqual(codes.filter((code) => isIn(refused, code)));
  });

  it('in several lines are those, line ends and tabs', () => {
    const kept = [0x09, 0x0a, 0x0d];
    const refused = codes.filter((code) => isIn([...controls, ...directions], code) && !kept.includes(code));
    expect(refusedBy(textFormats.lines)).toEqual(refused);
  });

  it.each([
    ['a joiner in a Persian name', 'علی\u200cرضا'],
    ['joiners in an emoji', '👩\u200d⚕\ufe0f'],
    ['a combining accent', 'Zoe\u0308'],
    ['direction marks beside a number', '\u200e+1 (513)\u200f \u061c5'],
    ['a soft hyphen and a no-break space', 'Anna\u00ad\u00a0Lee'],
    ['a joiner first', '\u200dAnn'],
    ['blanks', ' \u00a0'],
    ['nothing', ''],
  ])('may be %s', (_what, text) => {
    expect([textFormats.line.test(text), textFormats.lines.test(text)]).toEqual([true, true]);
  });

  it.each([
    ['a space of no width', '\u200b'],
    ['a byte order mark beside a joiner', '\ufeff\u200d'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['a filler of Hangul', '\u3164'],
    ['a blank cell of Braille', '\u2800'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['a variation selector among blanks', ' \ufe0f '],
  ])('may not be %s alone, which nobody can see', (_what, text) => {
    expect([textFormats.line.test(text), textFormats.lines.test(text)]).toEqual([false, false]);
  });

  // No request and no document is longer. V8 gives a pattern room for some eight million steps, at times for fewer.
  it('are looked for behind line ends, and in a text as long as may be', () => {
    const long = 'a\n'.repeat(500_000);
    expect([textFormats.lines.test(long), textFormats.lines.test(`${long}\0`)]).toEqual([true, false]);
    expect(textFormats.line.test('\u200b'.repeat(500_000))).toBe(false);
  });
});
