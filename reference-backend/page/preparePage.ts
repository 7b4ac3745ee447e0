import { constants, crc32, deflateRawSync } from 'node:zlib';
import { brotliPage } from './brotliPage.ts';

/** A page that differs between guests in nothing but the nonce. */
export interface PreparedPage {
  /** In UTF-8. */
  readonly plain: (nonce: string) => Buffer;
  /** The same, in the form of gzip (RFC 1952). */
  readonly gzip: (nonce: string) => Buffer;
  /** The same, in the form of Brotli, which takes a while to be made; undefined until then. */
  readonly brotli: (nonce: string) => Buffer | undefined;
  /** Is done when {@link brotli} is there. */
  readonly brotliMade: Promise<void>;
}

/** The ten bytes with which gzip begins: compressed by deflate, no name, no time, made by no system in particular. */
const BEGINNING = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block, with nothing in it. */
const LAST_BLOCK = Buffer.from([3, 0]);

/**
 * Compresses a page once for all guests: each part between two nonces by itself. The nonce of a guest goes between them
 * as it is, so that a guest costs no compression.
 *
 * @param place what stands in the page for the nonce, and nowhere else
 */
export function preparePage(html: string, place: string): PreparedPage {
  const parts = html.split(place).map((text) => Buffer.from(text));
  const compressedParts = parts.map(compressed);
  const plain = (nonce: string): Buffer => joined(parts, Buffer.from(nonce));
  let brotli: PreparedPage['brotli'] = () => undefined;
  const brotliMade = brotliPage(parts).then((made) => {
    brotli = made;
  });
  return {
    plain,
    brotli: (nonce) => brotli(nonce),
    brotliMade,
    gzip: (nonce) => {
      const whole = plain(nonce);
      const end = Buffer.alloc(8);
      end.writeUInt32LE(crc32(whole));
      end.writeUInt32LE(whole.length, 4);
      return Buffer.concat([BEGINNING, joined(compressedParts, stored(nonce)), LAST_BLOCK, end]);
    },
  };
}

const joined = (parts: readonly Buffer[], between: Buffer): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));

/** Bytes as blocks of deflate (RFC 1951) that end with a whole byte. */
const compressed = (bytes: Buffer): Buffer => deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });

/** A text of less than 65,536 bytes as a block that is not compressed. */
function stored(text: string): Buffer {
  const bytes = Buffer.from(text);
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([header, bytes]);
}
