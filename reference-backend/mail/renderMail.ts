import type { Letter, LetterVisit, Link } from './Letter.ts';
import { letterHtml } from './letterHtml.ts';
import type { Mail } from './outbox.ts';

/** The letter as text and as HTML, for the outbox. */
export const renderMail = (letter: Letter): Mail => ({
  recipient: letter.recipient,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter),
});

/** The letter for programs that show no HTML. Each link has a line of its own, so that none is cut. */
const letterText = ({ greeting, lead, visits, answers = [], link, closing }: Letter): string =>
  [
    greeting,
    lead,
    ...visits.map(visitText),
    ...answers.map((answer) => answer.join('\n')),
    ...(link ? [linkText(link)] : []),
    ...closing,
  ].join('\n\n');

const visitText = ({ heading, facts, code, link, note }: LetterVisit): string =>
  [
    ...(heading === undefined ? [] : [heading, '']),
    ...facts.map((fact) => fact.join(': ')),
    `Confirmation code: ${code}`,
    ...(link ? ['', linkText(link)] : []),
    ...(note === undefined ? [] : [note]),
  ].join('\n');

const linkText = ({ text, url }: Link): string => `${text}:\n${url}`;
