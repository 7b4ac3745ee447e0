import { expect, test } from 'vitest';
import { plainText } from '../../../../reference-backend/mail/content/plainText.ts';

test.each([
  ['<p>Install the app.</p>', ['Install the app.']],
  ['<p>One</p>\n<p>Two <strong>strong</strong></p>', ['One', 'Two strong']],
  ['<ul><li>One</li><li>Two</li></ul>', ['One', 'Two']],
  ['One<br>Two<br/>Three', ['One', 'Two', 'Three']],
  ['Call &amp; ask: 1 &lt; 2, &quot;yes&quot;&nbsp;&#8211; &#x2019;', ['Call & ask: 1 < 2, "yes" – ’']],
  ['See <a href="https://video.example">our page</a>', ['See our page']],
  ['&unknown; &#99999999;', ['&unknown; &#99999999;']],
  ['&constructor;', ['&constructor;']],
  ['<p></p>', []],
])('%j is plain text', (html, lines) => {
  expect(plainText(html)).toEqual(lines);
});
