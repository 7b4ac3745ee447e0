/** The ZIP code in a text, '45202' or '45202-1234', even if its nine digits are written without the hyphen. */
export function parseZip(text: string): string | undefined {
  const [, zip, more] = /^(\d{5})(?:[ -]?(\d{4}))?$/.exec(text.trim()) ?? [];
  return zip && more ? `${zip}-${more}` : zip;
}
