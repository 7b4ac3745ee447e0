/** The ZIP code that a text is, '45202' or '45202-1234', also where its nine digits are written without the hyphen. */
export function parseZip(text: string): string | undefined {
  const [, zip, more] = /^(\d{5})(?:[ -]?(\d{4}))?$/.exec(text.trim()) ?? [];
  return zip && more ? `${zip}-${more}` : zip;
}
