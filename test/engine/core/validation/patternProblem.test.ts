import { describe, expect, it } from 'vitest';
import { messageOf } from '#engine/problems';
import { PATTERN_LENGTH, patternCost, patternProblem } from '../../../../engine/core/validation/patternCost.ts';

const place = { document: 'doc', pointer: '/pattern' };

describe('patternProblem', () => {
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
    '^(\\u{61}+)+$',
    '^(\\p{L}+)+$',
  ])('refuses %s, which could backtrack without end', (pattern) => {
    expect(patternProblem(pattern, place)).toMatchObject({ code: 'slow-pattern' });
  });

  it('takes a pattern whose cost is exactly affordable, and refuses the next', () => {
    const affordable = '^a+b+c{1,5}d?d?d?d?d?d?$';
    expect(patternCost(affordable, PATTERN_LENGTH)).toBe(20_000_000);
    expect(patternProblem(affordable, place)).toBeUndefined();
    expect(patternProblem(affordable.replace('a+', 'a*'), place)).toBeDefined();
  });

  it.each(['(', '[a', '*', 'a{2,1}', '\\', '(?<n>a)(?<n>b)', '^[z-a]$'])('refuses %s, which is none', (pattern) => {
    const found = patternProblem(pattern, place);
    expect(found && messageOf(found)).toBe(`"${pattern}" is not a regular expression.`);
  });
});

describe('patternCost, on ten characters', () => {
  it.each<readonly [string, number]>([
    // one character, however it is written, has one way
    ['', 10],
    ['^', 1],
    ['^abc$', 1],
    ['^\\d\\.\\x41\\u0041\\u{41}\\p{L}\\0$', 1],
    ['^[a-z][^a-z][\\]+*?][+*?{2,4}]$', 1],
    ['^[]$', 1],
    // quantifiers
    ['^a?$', 2],
    ['^a*$', 11],
    ['^a+$', 10],
    ['^a{3}$', 1],
    ['^a{12}$', 1],
    ['^a{0,1}$', 2],
    ['^a{2,4}$', 3],
    ['^a{2,}$', 9],
    ['^a{0,12}$', 11],
    ['^a{2,12}$', 9],
    ['^a{12,}$', 1],
    ['^a{3,10}$', 8],
    ['^a{10,11}$', 1],
    ['^a??$', 2],
    ['^a*?$', 11],
    ['^a{2,4}?b?$', 6],
    ['^\\d+[a-z]+\\++$', 1_000],
    ['^ +\\n?$', 20],
    ['^\n+$', 10],
    ['^\\u{41}+$', 10],
    ['^\\p{L}+$', 10],
    ['^[^\\]]+[\\\\]+$', 100],
    ['^a?b?$', 4],
    // groups
    ['^(a)$', 1],
    ['^(a?)b?$', 4],
    ['^(?:a)+$', 10],
    ['^(?<name>a?b?)$', 4],
    ['^(?=a?)(?!b?)(?<=c?)(?<!d?)$', 16],
    ['^((a?)b?)c?$', 8],
    ['^(a?){3}$', 2 ** 3],
    ['^(a?){0,2}$', 3 * 2 ** 2],
    ['^(a?)?$', 2 * 2],
    ['^(a?)+$', 10 * 2 ** 10],
    ['^(a*)*$', 11 * 11 ** 10],
    ['^(a?){2,}$', 9 * 2 ** 10],
    ['^(a?b?){2}$', 4 ** 2],
    ['^\\(a?\\)?$', 4],
    // alternatives add up; the search may then start anywhere
    ['^(a|b)$', 20],
    ['^(a?|b?|c)$', 50],
    ['^a|b', 20],
    ['^(a|b){2}$', 40],
    ['^[|]$', 10],
    ['ab', 10],
    ['a?b$', 20],
    ['a^', 10],
    // a back-reference, and what is no pattern, has no bound
    ['^(a)\\1$', Number.POSITIVE_INFINITY],
    ['^(a)\\9$', Number.POSITIVE_INFINITY],
    ['^(?<n>a)\\k<n>$', Number.POSITIVE_INFINITY],
    ['^\\\\1$', 1],
    ['^[\\1]$', 1],
    ['^a)', Number.POSITIVE_INFINITY],
  ])('counts the ways of %s as %d', (pattern, ways) => {
    expect(patternCost(pattern, 10)).toBe(ways);
  });

  it.each(['(', '(a', '(?', '[', '[a', '\\', '{', '|', ')', '(()'])(
    'does not throw on %s, which is no pattern',
    (pattern) => {
      expect(patternCost(pattern, 10)).toBeGreaterThan(0);
    },
  );
});
