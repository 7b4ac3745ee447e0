import { describe, expect, test } from 'vitest';
import { withoutInlineCode } from '../../../../app/ui/rich-text/SanitizedText.tsx';

describe('inline styles and handlers', () => {
  test.each([
    ['<p style="color:red">a</p>', '<p>a</p>'],
    ["<p STYLE = 'color:red' class=x>a</p>", '<p class=x>a</p>'],
    ['<p/style=color:red>a', '<p>a'],
    ['<a title="a>b" style="x" href="/c">d</a>', '<a title="a>b" href="/c">d</a>'],
    ['<a href=/x onclick="a()" onmouseover=b>c</a>', '<a href=/x>c</a>'],
    ['<p style>a</p>', '<p>a</p>'],
    ['<br style="x" />', '<br />'],
    ['<style>p { color: red }</style>a', '<noembed>p { color: red }</noembed>a'],
    ['<p foo"bar style="x">"a"</p>', '<p foo"bar>"a"</p>'],
  ])('are taken out of %s', (html, expected) => {
    expect(withoutInlineCode(html)).toBe(expected);
  });

  test.each([
    'Wear style="long" sleeves, 1 < 2 and 3 > 2',
    '<p>The style of <em>one</em></p>',
    '<a href="/style=b?onclick=c">style</a>',
    '<p foo="style=\'a:b\'">a</p>',
    '<p style="never closed',
    '<p "',
    '',
  ])('are no words: %s', (html) => {
    expect(withoutInlineCode(html)).toBe(html);
  });

  test('take no longer to find in a text that is made to be slow', () => {
    expect(withoutInlineCode('<a b '.repeat(20_000))).toHaveLength(100_000);
  });
});
