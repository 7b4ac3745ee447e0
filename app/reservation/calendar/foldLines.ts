/** Octets of a line, without its end (RFC 5545, section 3.1). */
const longest = 75;

/**
 * The lines of an iCalendar text folded anew: the library counts characters, not octets, and the blank that goes on a
 * line too little. A character is never cut.
 */
export const foldLines = (text: string): string =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => splitLine(line).join('\r\n '))
    .join('\r\n');

function splitLine(line: string): readonly string[] {
  const encoder = new TextEncoder();
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    // A line that goes on begins with a blank.
    if (octets + size > longest) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts;
}
