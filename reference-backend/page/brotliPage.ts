import { promisify } from 'node:util';
import { type BrotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { newNonce } from '../headers/securityHeaders.ts';

/**
 * Compresses a page once for all guests, in the form of Brotli (RFC 7932). It is one stream, in which each guest's nonce
 * takes the place of another one: the stream is flushed before and after it, so that a nonce is a block by itself. What
 * follows does not depend on that block, because the other nonces are random, so that nothing repeats them and they
 * repeat nothing, and because all nonces are equally long and end with the same two characters.
 *
 * @param parts of the page, with a nonce between each two
 * @returns the compressed page with a nonce
 */
export async function brotliPage(parts: readonly Buffer[]): Promise<(nonce: string) => Buffer> {
  const compress = createBrotliCompress();
  const output: Buffer[] = [];
  compress.on('data', (bytes: Buffer) => output.push(bytes));
  const blocks: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) await flushed(compress, newNonce());
    output.length = 0;
    await flushed(compress, part);
    blocks.push(Buffer.concat(output));
  }
  compress.destroy();
  return (nonce) =>
    Buffer.concat([...blocks.flatMap((block, index) => (index === 0 ? [block] : [stored(nonce), block])), LAST_BLOCK]);
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
