import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SanitizedText } from '../../../../app/ui/rich-text/SanitizedText.tsx';

const shown = (html: string) => render(<SanitizedText html={html} />).container.firstElementChild?.innerHTML;

describe('SanitizedText', () => {
  it('keeps what authors may use', () => {
    const html =
      '<p>One <strong>two</strong> <em>three</em><br><a href="tel:+18888522567">four</a></p><ul><li>five</li></ul><ol><li>six</li></ol>';
    expect(shown(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['an image', '<img src="x" onerror="alert(1)">a', 'a'],
    ['a style', '<p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['a heading, whose words stay', '<h1>a</h1>', 'a'],
    ['a link that runs code', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a link with data', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['a link to another host without its scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['the same with a backslash', '<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['a link in the clear', '<a href="http://x.example">a</a>', '<a>a</a>'],
  ])('takes out %s', (_what, html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it.each(['https://x.example/a?b=1#c', 'mailto:a@x.example', 'tel:+18888522567', '/health/clinic/services', '#top'])(
    'keeps the link %s',
    (href) => {
      expect(shown(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`);
    },
  );

  it('never shows an element or attribute outside the list', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '<svg onload=x>',
      '<a href=javascript:x>',
      '<b',
      '">',
      "'",
      'x',
      '<math><style>',
      '</style>',
      '<!--',
      '-->',
      '<img src=x onerror=y>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { container, unmount } = render(<SanitizedText html={pieces.join('')} />);
        const elements = [...(container.firstElementChild?.querySelectorAll('*') ?? [])];
        const strange = elements.filter(
          (element) =>
            !['P', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'BR', 'A'].includes(element.tagName) ||
            [...element.attributes].some(({ name }) => name !== 'href'),
        );
        unmount();
        expect(strange).toEqual([]);
      }),
    );
  });
});
