const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The paragraphs of rich text, each as plain text on one line. A mail shows no markup that an author has written. */
export const plainText = (html: string): readonly string[] =>
  html
    .split(/<\/?(?:p|li|ul|ol|br)\b[^>]*>/i)
    .map((part) =>
      decode(part.replace(/<[^>]*>/g, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number.parseInt(decimal, 10) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
  });
