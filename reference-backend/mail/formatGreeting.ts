/** Letters of any language, and the few other characters that names have. */
const NAME = /^[\p{L}\p{M}.'’‘ʼ\- ]+$/u;

/** What a mail program would turn into a link: a full stop right before letters, as in an address. */
const LINK = /\.\p{L}{2}/u;

/** The most parts of a name, separated by spaces and hyphens. Each of them must have a letter. */
const MOST_PARTS = 3;

/**
 * Greets a guest by first name only if the text can be nothing but a name: no links, no line breaks, no numbers, no
 * sentences. Anybody can book with anybody's mail address, and could write a message under our name where a first name
 * is asked for.
 */
export function formatGreeting(firstName: string): string {
  const name = firstName.trim().replace(/ +/g, ' ');
  const parts = name.split(/[ -]/);
  const isName =
    NAME.test(name) && !LINK.test(name) && parts.length <= MOST_PARTS && parts.every((part) => /\p{L}/u.test(part));
  return isName ? `Hello ${name},` : 'Hello,';
}
