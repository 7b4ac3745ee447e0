/** Letters of any language, and the few signs that names have. */
const NAME = /^[\p{L}\p{M}.'’‘ʼ\- ]+$/u;

/** What a mail program would make a link of: a full stop right before letters, as in an address. */
const LINK = /\.\p{L}{2}/u;

/** Parts of a name, by spaces and hyphens, of which each has a letter. */
const MOST_PARTS = 3;

/**
 * Anybody can book with anybody's mail address, and write a message under our name where a first name is asked for. So only what
 * can be nothing but a name is repeated: no links, no line breaks, no numbers, no sentences.
 */
export function formatGreeting(firstName: string): string {
  const name = firstName.trim().replace(/ +/g, ' ');
  const parts = name.split(/[ -]/);
  const isName =
    NAME.test(name) && !LINK.test(name) && parts.length <= MOST_PARTS && parts.every((part) => /\p{L}/u.test(part));
  return isName ? `Hello ${name},` : 'Hello,';
}
