import { escapeHtml } from '../../page/escapeHtml.ts';
import type { Fact, Letter, LetterSection, LetterVisit, Link } from './Letter.ts';
import { DARK_STYLE, letterStyle } from './letterStyle.ts';

/** The letter as a whole HTML document. It loads nothing, so nobody learns that it was opened. */
export function letterHtml(letter: Letter): string {
  const { subject, sender, heading = subject, greeting, lead, visits, answers = [], sections = [], closing } = letter;
  const style = letterStyle(sender);
  const parts = [
    `<h1 class="ink" style="${style.heading}">${escapeHtml(heading)}</h1>`,
    ...[greeting, lead].map((text) => paragraph(style, text)),
    ...visits.map((visit) => visitHtml(style, visit)),
    ...answers.map((answer) => factHtml(style, answer)),
    ...sections.map((section) => sectionHtml(style, section)),
    closing.length === 0
      ? ''
      : `<div style="margin:24px 0 0">${closing.map((text) => paragraph(style, text)).join('\n')}</div>`,
    endHtml(style, letter.links ?? []),
  ];
  const from = sender ? `<p class="link" style="margin:0;${style.sender}">${escapeHtml(sender.name)}</p>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLE}
</style>
</head>
<body class="page" style="${style.page}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width:100%"><tr><td class="page" align="center" style="${style.page};${style.outer}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.column}"><tr><td align="left">
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(subject)}">
${from}
<div class="letter" style="${style.letter}">
${parts.filter((part) => part !== '').join('\n')}
</div>
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

type Style = ReturnType<typeof letterStyle>;

const paragraph = (style: Style, text: string): string => `<p style="${style.paragraph}">${escapeHtml(text)}</p>`;

const anchor = (style: string, { text, url }: Link): string =>
  `<a class="link" href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`;

function visitHtml(style: Style, { heading, when, code, facts, link }: LetterVisit): string {
  const groups = code.groups.map((group) => `<span style="${style.group}">${escapeHtml(group)}</span>`).join('');
  return [
    `<div class="line" style="${style.visit}">`,
    heading === undefined ? '' : `<h2 class="muted" style="${style.visitHeading}">${escapeHtml(heading)}</h2>`,
    when ? `<p class="ink" style="${style.date}">${escapeHtml(when.date)}</p>` : '',
    when ? `<p class="ink" style="${style.time}">${escapeHtml(when.time)}</p>` : '',
    `<p class="soft" style="${style.code}"><span class="muted" style="${style.name}">${escapeHtml(code.name)}</span> <span class="ink" translate="no" style="${style.groups}">${groups}</span></p>`,
    ...facts.map((fact) => factHtml(style, fact)),
    link ? anchor(style.button, link) : '',
    '</div>',
  ].join('');
}

function factHtml(style: Style, { name, lines, url }: Fact): string {
  const text = lines.map(escapeHtml).join('<br>');
  const value =
    url === undefined ? text : `<a class="link" href="${escapeHtml(url)}" style="${style.link}">${text}</a>`;
  return `<p style="${style.fact}"><span class="muted" style="${style.name}">${escapeHtml(name)}</span><br>${value}</p>`;
}

function sectionHtml(style: Style, { heading, paragraphs = [], items = [], links = [] }: LetterSection): string {
  const entries = [...items.map(escapeHtml), ...links.map((link) => anchor(style.link, link))];
  const list = entries.map((entry) => `<li style="${style.item}">${entry}</li>`).join('');
  return [
    `<h2 class="ink" style="${style.subheading}">${escapeHtml(heading)}</h2>`,
    ...paragraphs.map((text) => paragraph(style, text)),
    `<ul style="${style.list}">${list}</ul>`,
  ].join('');
}

const endHtml = (style: Style, links: readonly Link[]): string =>
  links.length === 0
    ? ''
    : `<div class="line" style="${style.end}">${links.map((link) => `<div>${anchor(style.button, link)}</div>`).join('')}</div>`;
