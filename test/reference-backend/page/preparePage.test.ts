import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newNonce } from '../../../reference-backend/headers/securityHeaders.ts';
import { preparePage } from '../../../reference-backend/page/preparePage.ts';

test('a page has the nonce at each of its places', () => {
  const page = preparePage('<style nonce="HERE">a{}</style><style nonce="HERE">b{}</style>', 'HERE');
  expect(page.plain('abc=').toString()).toBe('<style nonce="abc=">a{}</style><style nonce="abc=">b{}</style>');
  expect(page.plain('def=').toString()).toContain('nonce="def="');
});

test('what is compressed is the same page, whatever is in it and wherever nonces are', () => {
  const part = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const page = preparePage(parts.join('\0place\0'), '\0place\0');
      const nonce = newNonce();
      expect(gunzipSync(page.gzip(nonce))).toEqual(page.plain(nonce));
    }),
  );
});

test('a long page is compressed about as well as in one piece', () => {
  const words = Array.from({ length: 5_000 }, (_, index) => `word ${index % 97}`).join(' ');
  const page = preparePage(`${words}HERE${words}`, 'HERE');
  expect(page.gzip(newNonce()).length).toBeLessThan(words.length / 20);
});
