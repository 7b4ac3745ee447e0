import { describe, expect, it } from 'vitest';
import { createTexts } from '../../../../authoring/proof/texts/createTexts.ts';

const limits = (pattern: string, most = 250) => ({ patterns: [pattern], least: 1, most });

describe('texts that one pattern takes and another does not', () => {
  it.each([
    ["^\\p{L}[\\p{L} .,'’-]*$", "^\\p{L}[\\p{L} .'’-]*$"],
    ['^[0-9]{3}[- ]?[0-9]{2}[- ]?[0-9]{4}$', '^[0-9]{3}-?[0-9]{2}-?[0-9]{4}$'],
    ['^[0-9]{3}', '^[0-9]{3}$'],
    ['^a|b$', '^a'],
    ['^(?:ab)*$', '^(?:abab)*$'],
    ['\\S', '^\\S'],
    ['^[a-z]+\\.?$', '^[a-z]+$'],
    ['^.$', '^[ -~\\u00a0-\\uffff]$'],
  ])('%s is wider than %s', (form, request) => {
    const texts = createTexts().within(limits(form), request) ?? [];
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text).toMatch(new RegExp(form, 'u'));
      expect(text).not.toMatch(new RegExp(request, 'u'));
    }
  });

  it.each([
    ["^\\p{L}[ .'’-]{0,2}\\p{L}[ .'’-]{0,2}\\p{L}[\\p{L} .'’-]*$", '^\\P{L}*\\p{L}\\P{L}*\\p{L}\\P{L}*\\p{L}'],
    ['^[0-9]{5}(?:-[0-9]{4})?$', '^[0-9]{5}(-[0-9]{4})?$'],
    ['^(?:abab)*$', '^(?:ab)*$'],
    ['^x$|^y$', '[xy]'],
  ])('are none for %s and %s', (form, request) => {
    expect(createTexts().within(limits(form), request)).toEqual([]);
  });

  it('are unknown if a pattern has no automaton, or one with too many states', () => {
    expect(createTexts().within(limits('^(?:a|b)*a(?:a|b){20}$'), '^a')).toBeUndefined();
    expect(createTexts().within(limits('^(a+)b\\1$'), '^a')).toBeUndefined();
    expect(createTexts().within(limits('\\bfoo\\b'), '^a')).toBeUndefined();
  });
});

it('finds the shortest and the longest texts within limits', () => {
  const texts = createTexts().within(limits('^GR-[0-9]{3,30}$', 20)) ?? [];
  expect(texts.map(({ length }) => length)).toEqual(expect.arrayContaining([6, 20]));
  expect(createTexts().within({ patterns: ['^GR-[0-9]{30}$'], least: 31, most: 250 })).toHaveLength(3);
  expect(createTexts().within({ patterns: [], least: 13, most: Number.POSITIVE_INFINITY })?.[0]).toHaveLength(13);
});
