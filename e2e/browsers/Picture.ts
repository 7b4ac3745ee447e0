import { inflateSync } from 'node:zlib';

/** Where an element stands in the window, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The sum of red, green and blue, from 0 to 765. */
type Brightness = number;

/** A screenshot whose pixels can be read: a PNG of 8 bits without interlacing, as browsers make them. */
export class Picture {
  private constructor(
    private readonly width: number,
    private readonly bytes: number,
    private readonly pixels: Buffer,
  ) {}

  static read(png: Buffer): Picture {
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const bytes = png[25] === 6 ? 4 : 3;
    const data: Buffer[] = [];
    for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
      if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
        data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    return new Picture(width, bytes, unfilter(inflateSync(Buffer.concat(data)), width * bytes, height, bytes));
  }

  /** How bright each pixel of a box is, row by row; a rim of a few pixels is left out. */
  rows({ x, y, width, height }: Box, rim: number): readonly (readonly Brightness[])[] {
    const across = count(Math.round(width) - 2 * rim);
    return count(Math.round(height) - 2 * rim).map((row) =>
      across.map((column) => this.brightness(Math.round(x) + rim + column, Math.round(y) + rim + row)),
    );
  }

  private brightness(x: number, y: number): Brightness {
    const at = (y * this.width + x) * this.bytes;
    return [0, 1, 2].reduce((sum, part) => sum + (this.pixels[at + part] ?? 0), 0);
  }
}

const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** Takes back what PNG does to each row: its bytes are the difference from a guess by the bytes beside and above. */
function unfilter(filtered: Buffer, rowBytes: number, height: number, bytes: number): Buffer {
  const plain = Buffer.alloc(rowBytes * height);
  for (let at = 0; at < plain.length; at += 1) {
    const [row, column] = [Math.floor(at / rowBytes), at % rowBytes];
    const left = column < bytes ? 0 : (plain[at - bytes] ?? 0);
    const above = row === 0 ? 0 : (plain[at - rowBytes] ?? 0);
    const corner = row === 0 || column < bytes ? 0 : (plain[at - rowBytes - bytes] ?? 0);
    const guesses = [0, left, above, (left + above) >> 1, paeth(left, above, corner)];
    const guess = guesses[filtered[row * (rowBytes + 1)] ?? 0] ?? 0;
    plain[at] = (filtered[row * (rowBytes + 1) + 1 + column] ?? 0) + guess;
  }
  return plain;
}

/** The neighbour that is nearest to what a plane through all three would have. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
