import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { newNonce } from '../headers/securityHeaders.ts';

/** How often a page is compressed until it does not depend on the nonces that it was compressed with. */
const TRIES = 20;

/**
 * Compresses a page once for all guests, in the form of Brotli (RFC 7932). It is one stream, in which each guest's nonce
 * takes the place of another one: the stream is flushed before and after it, so that a nonce is a block by itself. All
 * nonces are equally long and end with the same two characters, so what follows goes on with any of them. One page in a
 * hundred repeats some characters of a nonce by chance, and is compressed again with others.
 *
 * @param parts of the page, with a nonce between each two
 * @param nextNonce what to compress with
 * @returns the compressed page with a nonce; undefined where it always depended on one
 */
export async function brotliPage(
  parts: readonly Buffer[],
  nextNonce: () => string = newNonce,
): Promise<(nonce: string) => Buffer | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const page = await compressOnce(parts, nextNonce);
    if (isWhole(page, parts, newNonce()) && isWhole(page, parts, newNonce())) return page;
  }
  return () => undefined;
}

async function compressOnce(parts: readonly Buffer[], nextNonce: () => string): Promise<(nonce: string) => Buffer> {
  const compress = createBrotliCompress();
  const output: Buffer[] = [];
  compress.on('data', (bytes: Buffer) => output.push(bytes));
  const blocks: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) await flushed(compress, nextNonce());
    output.length = 0;
    await flushed(compress, part);
    blocks.push(Buffer.concat(output));
  }
  compress.destroy();
  return (nonce) =>
    Buffer.concat([...blocks.flatMap((block, index) => (index === 0 ? [block] : [stored(nonce), block])), LAST_BLOCK]);
}

/** Whether a browser reads the page as it is with this nonce. */
function isWhole(page: (nonce: string) => Buffer, parts: readonly Buffer[], nonce: string): boolean {
  try {
    return brotliDecompressSync(page(nonce)).toString() === parts.join(nonce);
  } catch {
    return false;
  }
}

/** The last block, with nothing in it. */
const LAST_BLOCK = Buffer.from([3]);

/** Waits until all that was written has come out of the stream. */
async function flushed(compress: BrotliCompress, input: string | Buffer): Promise<void> {
  if (input.length > 0) compress.write(input);
  await promisify((done: () => void) => compress.flush(constants.BROTLI_OPERATION_FLUSH, done))();
}

/** A text of at most 65,536 bytes as a block that is not compressed. */
function stored(text: string): Buffer {
  const bytes = Buffer.from(text);
  const header = Buffer.alloc(3);
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, bytes]);
}
