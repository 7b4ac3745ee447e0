import type { Letter, LetterVisit, Link } from './Letter.ts';

/** For programs that show no HTML. Each link has a line of its own, so that none is cut. */
export const letterText = ({ greeting, lead, visits, link, closing }: Letter): string =>
  [greeting, lead, ...visits.map(visitText), ...(link ? [linkText(link)] : []), ...closing].join('\n\n');

const visitText = ({ heading, facts, code, link, note }: LetterVisit): string =>
  [
    ...(heading === undefined ? [] : [heading, '']),
    ...facts.map((fact) => fact.join(': ')),
    `Confirmation code: ${code}`,
    ...(link ? ['', linkText(link)] : []),
    ...(note === undefined ? [] : [note]),
  ].join('\n');

const linkText = ({ text, url }: Link): string => `${text}:\n${url}`;
