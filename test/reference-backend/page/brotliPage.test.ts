import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newNonce } from '../../../reference-backend/headers/securityHeaders.ts';
import { brotliPage } from '../../../reference-backend/page/brotliPage.ts';

describe('a compressed page', () => {
  it('does not depend on the nonces that it was compressed with, even where its text has one', async () => {
    const unlucky = newNonce();
    const parts = ['<style nonce="', `">a {}</style><p>${unlucky}</p>`].map((text) => Buffer.from(text));
    const nonces = [unlucky, newNonce()];
    const page = await brotliPage(parts, () => nonces.shift() ?? newNonce());
    const nonce = newNonce();
    const compressed = page(nonce);
    expect(compressed && brotliDecompressSync(compressed).toString()).toBe(parts.join(nonce));
  });

  it('is none where each nonce is part of its text', async () => {
    const unlucky = newNonce();
    const parts = ['<style nonce="', `">a {}</style><p>${unlucky}</p>`].map((text) => Buffer.from(text));
    expect((await brotliPage(parts, () => unlucky))(newNonce())).toBeUndefined();
  });
});
