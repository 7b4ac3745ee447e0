import type { Fact, Letter, LetterSection, LetterVisit, Link } from './Letter.ts';

/** The letter for programs that show no HTML. Each link has a line of its own, so that none is cut. */
export const letterText = (letter: Letter): string => {
  const { heading, greeting, lead, visits, answers = [], sections = [], closing, links = [] } = letter;
  return [
    ...(heading === undefined ? [] : [heading]),
    greeting,
    lead,
    ...visits.map(visitText),
    ...answers.map(({ name, lines }) => [name, ...lines].join('\n')),
    ...sections.map(sectionText),
    ...closing,
    ...links.map(linkText),
  ].join('\n\n');
};

const visitText = ({ heading, when, code, facts, link }: LetterVisit): string =>
  [
    ...(heading === undefined ? [] : [heading, '']),
    ...(when ? [`${when.name}: ${when.whole}`] : []),
    `${code.name}: ${code.groups.join(' ')}`,
    ...facts.map(factText),
    ...(link ? [linkText(link)] : []),
  ].join('\n');

const factText = ({ name, lines }: Fact): string => `${name}: ${lines.join(', ')}`;

const sectionText = ({ heading, paragraphs = [], items = [], links = [] }: LetterSection): string =>
  [heading, ...paragraphs, ...items.map((item) => `- ${item}`), ...links.map(linkText)].join('\n');

const linkText = ({ text, url }: Link): string => `${text}:\n${url}`;
