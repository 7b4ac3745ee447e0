import { describe, expect, it } from 'vitest';
import { PATTERN_LENGTH, patternCost, patternProblem } from '../../../../engine/core/validation/patternCost.ts';

const place = { document: 'doc', pointer: '/pattern' };

describe('patterns', () => {
  it.each([
    '^\\d{5}(-\\d{4})?$',
    '^\\(?[2-9]\\d{2}\\)?[ .-]?[2-9]\\d{2}[ .-]?\\d{4}$',
    '^[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}$',
    "^[A-Za-z' -]+$",
    '^[0-9]{1,3}$',
    '^(?:yes|no)$',
    '^[1-9][A-Z]\\d{2}-\\w{3}-\\w{4}$',
    '^(?=.*\\d)[a-z\\d]+$',
    '\\d',
    '^\\p{L}+$',
    '^[\\]\\[]*$',
  ])('takes %s', (pattern) => {
    expect(patternProblem(pattern, place)).toBeUndefined();
  });

  it.each([
    '(a+)+$',
    '^(a|a)*$',
    '^(a|ab)*$',
    '^(\\d+)*$',
    '^(?:.*,){10}$',
    '^(a?){40}a{40}$',
    '^.*.*.*.*x$',
    '.*.*.*x',
    '^(\\w)\\1*$',
    '^([a-z]{0,40}){5}$',
    '^(?:a{0,30}){30}$',
    '^((a|b)|(c|d))+$',
  ])('refuses %s, which could backtrack without end', (pattern) => {
    expect(patternProblem(pattern, place)).toMatchObject({
      code: 'pattern',
      message: expect.stringMatching(/^The pattern could take too long/),
    });
  });

  it.each(['(', '[a', '*', 'a{2,1}', '\\', '(?<n>a)(?<n>b)', '^[z-a]$'])('refuses %s, which is none', (pattern) => {
    expect(patternProblem(pattern, place)?.message).toBe(`"${pattern}" is not a regular expression.`);
  });

  it.each([
    ['^abc$', 1],
    ['^a?b?$', 4],
    ['^a{2,4}$', 3],
    ['^a*$', 11],
    ['^(a|b)$', 20],
    ['ab', 10],
    ['^a{3}$', 1],
    ['^(a*)*$', 11 * 11 ** 10],
    ['^(a)\\1$', Number.POSITIVE_INFINITY],
  ])('counts the ways of %s on ten characters as %d', (pattern, ways) => {
    expect(patternCost(pattern, 10)).toBe(ways);
  });

  it('runs every accepted pattern on the worst texts within a moment', () => {
    const worst = ['a', '1', '@', ' ', 'a@', '1-'].map(
      (piece) => `${piece.repeat(PATTERN_LENGTH).slice(0, PATTERN_LENGTH - 1)}!`,
    );
    for (const pattern of ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}$', '^\\w*\\w*\\w$', '.*.*x'])
      for (const text of worst) {
        expect(patternProblem(pattern, place)).toBeUndefined();
        const started = performance.now();
        new RegExp(pattern, 'u').test(text);
        expect(performance.now() - started).toBeLessThan(2_000);
      }
  });

  it('judges hostile patterns at once', () => {
    const started = performance.now();
    patternProblem('('.repeat(200) + 'a+'.repeat(50) + ')+'.repeat(200), place);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
