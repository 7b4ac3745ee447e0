import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { parseRichText } from '../../../../app/ui/rich-text/parseRichText.ts';
import { RichText } from '../../../../app/ui/rich-text/RichText.tsx';
import { sanitizeRichText } from '../../../../app/ui/rich-text/SanitizedText.tsx';

const shown = (html: string) => render(<RichText html={html} />).container.firstElementChild?.innerHTML;

/** The markup as a browser reads and writes it, without white space between the items of a list. */
function parsed(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const list of page.querySelectorAll('ul, ol'))
    for (const node of [...list.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
  return page.body.innerHTML;
}

describe('RichText', () => {
  it.each([
    '',
    'Text &amp; more',
    '<p>One <strong>two</strong> <em>three</em><br><a href="tel:+18888522567">four</a></p><ul><li>five</li></ul>',
    '<ol><li><p>a</p><ul><li>b</li></ul></li></ol>',
    '<a href="https://x.example/a?b=1&amp;c=2#d">a</a>',
    '<a href="/health/clinic/services">a</a>',
  ])('shows %s at once', (html) => {
    expect(shown(html)).toBe(html);
  });

  it('reads entities and the bare sign', () => {
    expect(parseRichText('a &amp; b & c&nbsp;&lt;d&gt; &quot;e&quot; &#39;f&#39;')).toEqual([
      'a & b & c\u00a0<d> "e" \'f\'',
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">a</p>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java&#115;cript:alert(1)">a</a>',
    '<a href="//evil.example">a</a>',
    '<a href="/\\evil.example">a</a>',
    '<a href="https://x.example" onclick="a()">a</a>',
    '<p href="https://x.example">a</p>',
    '<strong>never ends',
    'never begun</p>',
    '<strong><em>crossed</strong></em>',
    '<a href="#a">one <strong><a href="#b">in the other</a></strong></a>',
    '<p>one<p>in the other</p></p>',
    '<p><ul><li>a</li></ul></p>',
    '<ul>words<li>a</li></ul>',
    'an &eacute; of another kind',
    '1 < 2',
  ])('leaves %s to the sanitizer', async (html) => {
    expect(parseRichText(html)).toBeUndefined();
    const { container } = render(<RichText html={html} />);
    const shownHtml = () => container.firstElementChild?.firstElementChild?.innerHTML;
    await vi.waitFor(() => expect(parsed(shownHtml() ?? '')).toBe(parsed(String(sanitizeRichText(html)))));
  });

  it('shows nothing else than the sanitizer would, and what a browser reads as it was meant', () => {
    const piece = fc.oneof(
      fc.constantFrom('<p>', '</p>', '<ul>', '</ul>', '<li>', '</li>', '<strong>', '</strong>', '<br>', '<br/>', '\n'),
      fc.constantFrom('<a href="https:x">', '<a href="#">', '</a>', '<a href="javascript:x">', '<script>', '<b>'),
      fc.constantFrom('&lt;', '&', '&amp', '"', '&#x3c;', 'words'),
    );
    const balanced = fc
      .constantFrom('p', 'ul', 'li', 'strong', 'em')
      .chain((name) => fc.array(piece, { maxLength: 3 }).map((inner) => `<${name}>${inner.join('')}</${name}>`));
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, balanced), { maxLength: 6 }), (pieces) => {
        const html = pieces.join('');
        if (parseRichText(html) === undefined) return;
        const inner = /^<div[^>]*>([\s\S]*)<\/div>$/.exec(renderToStaticMarkup(<RichText html={html} />))?.[1] ?? '';
        expect(parsed(inner)).toBe(parsed(html));
        expect(parsed(String(sanitizeRichText(html)))).toBe(parsed(html));
      }),
      { numRuns: 3_000 },
    );
  });
});
