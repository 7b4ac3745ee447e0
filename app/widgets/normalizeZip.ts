import { type TextFormat, withoutMarks } from '#engine/react';

/** A ZIP code as it is shown and kept: '45202' or '45202-1234'. Anything else stays as typed. */
export function normalizeZip(typed: string): string {
  const text = withoutMarks(typed).trim();
  const [, zip, more] = /^(\d{5})[ -]?(\d{4})$/.exec(text) ?? [];
  return zip && more ? `${zip}-${more}` : text;
}

/** What becomes of nine digits, however they are set apart. */
export const zipFormats: readonly TextFormat[] = [
  { typed: '^[0-9]{5}[ -]?[0-9]{4}$', written: '^[0-9]{5}-[0-9]{4}$', example: '45202-1234' },
];
