/**
 * The ZIP code in a text, '45202' or '45202-1234', even if its nine digits are written without the hyphen, with another
 * dash, or in the wide digits of a keyboard for Japanese.
 */
export function parseZip(text: string): string | undefined {
  const [, zip, more] = /^(\d{5})(?:\s*\p{Dash_Punctuation}?\s*(\d{4}))?,?$/u.exec(text.normalize('NFKC').trim()) ?? [];
  return zip && more ? `${zip}-${more}` : zip;
}
