import { inflateSync } from 'node:zlib';

/**
 * How much is drawn on each page of a PDF as Firefox prints it, in bytes of drawing commands. What a page draws is a
 * stream without a type, and these streams stand in the order of the pages.
 */
export function measurePrintedPages(pdf: Buffer): readonly number[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\d+ 0 obj\s*<<([^>]*)>>\s*stream\r?\n/g)]
    .filter(([, entries = '']) => /\/FlateDecode/.test(entries) && !/\/(Type|Length1)\b/.test(entries))
    .map(({ 0: head, index }) => {
      const from = index + head.length;
      return inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1');
    })
    .filter((drawn) => / cm\n/.test(drawn))
    .map(({ length }) => length);
}
