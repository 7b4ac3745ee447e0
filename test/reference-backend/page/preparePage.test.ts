import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
  return fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 8 }), async (parts) => {
      const page = preparePage(parts.join('\0place\0'), '\0place\0');
      const [nonce] = [newNonce(), await page.brotliMade];
      expect(gunzipSync(page.gzip(nonce))).toEqual(page.plain(nonce));
      expect(brotliDecompressSync(page.brotli(nonce) ?? '')).toEqual(page.plain(nonce));
    }),
    { numRuns: 20 },
  );
});

test('a long page is compressed about as well as in one piece', async () => {
  const words = Array.from({ length: 5_000 }, (_, index) => `word ${index % 97}`).join(' ');
  const page = preparePage(`${words}HERE${words}`, 'HERE');
  expect(page.gzip(newNonce()).length).toBeLessThan(words.length / 20);
  await page.brotliMade;
  expect(page.brotli(newNonce())?.length).toBeLessThan(words.length / 20);
});
