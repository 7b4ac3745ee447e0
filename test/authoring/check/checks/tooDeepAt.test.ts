import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../authoring/check/checkContent.ts';
import { tooDeepAt } from '../../../../authoring/check/checks/tooDeepAt.ts';

describe('tooDeepAt', () => {
  it.each([
    ['', undefined],
    ['{ "a": [1, "[[{", { "b": "\\"[" }] }', undefined],
    ['['.repeat(500), undefined],
    ['['.repeat(501), 500],
    [`"${'['.repeat(501)}"`, undefined],
    ['[]'.repeat(501), undefined],
    [`{ "a": "\\"", "b": ${'['.repeat(600)}`, 517],
  ])('%.40j', (text, expected) => {
    expect(tooDeepAt(text)).toBe(expected);
  });

  it.each([
    ['not-json', '['.repeat(100_000)],
    ['too-large', `${'['.repeat(3_000)}${']'.repeat(3_000)}`],
  ])('the content check reports a %s problem instead of overflowing the stack', async (code, text) => {
    const problems = await checkContent([
      { file: 'x.json', path: 'site-frame/1.0.0/banners/thelittleclinic.json', text },
    ]);
    expect(problems).toMatchObject([{ code, line: 1, column: 501 }]);
  });
});
