import { describe, expect, it } from 'vitest';
import { createRichTextCheck } from '../../../../authoring/check/texts/createRichTextCheck.ts';

const checkRichText = createRichTextCheck();
const listMessages = (html: string) => checkRichText(html).map(({ message }) => message);

describe('rich text', () => {
  it.each([
    'Call us',
    '<p>Call us</p>',
    '<p>Call <strong><em>us</em></strong><br>now<br/></p>',
    '<ul><li>One</li><li><p>Two</p></li></ul><ol><li>Three</li></ol>',
    '<P>Call <A HREF="tel:1">us</A></P>',
    '<p>Read <a href="https://clinic.example/?a=1&amp;b=2">more</a> or <a href="/health">less</a></p>',
    '<p>Under 18 & over 5 < 6 &ndash; it is fine</p>',
  ])('is right: %s', (html) => expect(listMessages(html)).toEqual([]));

  it.each([
    ['<p>One<p>Two</p></p>', '"<p>" is not allowed at this place'],
    ['<p>One', '"<p>" is never closed'],
    ['One</br>', '"</br>" closes nothing'],
    ['<p>One</p><a href="/x"', 'is a tag without its end'],
    ['<p>One <a href="/x>here</a></p>', 'is a tag without its end'],
    ['<a href="/x">One <a href="/y">two</a></a>', 'is not allowed at this place'],
    ['<p><script>x</script></p>', 'no "script"'],
    ['<p><iframe src="/x"></iframe>One</p>', 'no "iframe"'],
    ['<p><img src=x onerror=alert(1)>One</p>', 'no "img"'],
    ['<a href="//clinic.example">One</a>', '"//clinic.example"'],
  ])('is wrong: %s', (html, words) => expect(listMessages(html).join()).toContain(words));
});
