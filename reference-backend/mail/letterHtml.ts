import { escapeHtml } from '../page/escapeHtml.ts';
import type { Letter, LetterVisit, Link } from './Letter.ts';

/** Mail programs drop style sheets, so every element carries its own style, and tables do the layout. */
const STYLE = {
  page: 'margin:0;padding:0;background:#f2f4f7',
  frame: 'width:100%;max-width:600px;margin:0 auto;background:#ffffff;border-top:6px solid #0b4f8a',
  inside: 'padding:28px 24px;font:16px/24px Arial,Helvetica,sans-serif;color:#1b2430;word-break:break-word',
  title: 'margin:0 0 20px;font:bold 24px/30px Arial,Helvetica,sans-serif;color:#12283f',
  paragraph: 'margin:0 0 16px',
  visit: 'width:100%;margin:0 0 20px;border:1px solid #c5ced8;border-radius:8px;border-collapse:separate',
  heading: 'margin:0 0 8px;font:bold 18px/24px Arial,Helvetica,sans-serif;color:#12283f',
  facts: 'width:100%;border-collapse:collapse',
  name: 'padding:6px 12px 6px 0;width:34%;vertical-align:top;text-align:left;font:bold 14px/22px Arial,Helvetica,sans-serif;color:#4a5868',
  value: 'padding:6px 0;vertical-align:top;font:16px/22px Arial,Helvetica,sans-serif;color:#1b2430',
  code: 'font:bold 22px/28px Consolas,Menlo,monospace;letter-spacing:2px;color:#12283f',
  button:
    'display:inline-block;margin:12px 0 4px;padding:11px 20px;border:2px solid #0b4f8a;border-radius:6px;font:bold 16px/22px Arial,Helvetica,sans-serif;color:#0b4f8a;text-decoration:none',
  note: 'margin:8px 0 0;font:14px/20px Arial,Helvetica,sans-serif;color:#4a5868',
} as const;

const table = (style: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`;

const paragraph = (text: string, style: string = STYLE.paragraph): string =>
  `<p style="${style}">${escapeHtml(text)}</p>`;

const button = ({ text, url }: Link): string =>
  `<a href="${escapeHtml(url)}" style="${STYLE.button}">${escapeHtml(text)}</a>`;

/** @param value HTML */
const fact = (name: string, value: string, style: string = STYLE.value): string =>
  `<tr><th scope="row" style="${STYLE.name}">${escapeHtml(name)}</th><td style="${style}">${value}</td></tr>`;

function visitHtml({ heading, facts, code, link, note }: LetterVisit): string {
  const rows = [
    ...facts.map(([name, value]) => fact(name, escapeHtml(value))),
    fact('Confirmation code', escapeHtml(code), STYLE.code),
  ].join('');
  const inside = [
    heading === undefined ? '' : `<h2 style="${STYLE.heading}">${escapeHtml(heading)}</h2>`,
    `<table cellpadding="0" cellspacing="0" border="0" style="${STYLE.facts}">${rows}</table>`,
    link ? button(link) : '',
    note === undefined ? '' : paragraph(note, STYLE.note),
  ].join('');
  return table(STYLE.visit, `<tr><td style="padding:16px 20px">${inside}</td></tr>`);
}

const answersHtml = (answers: NonNullable<Letter['answers']>): string => {
  const rows = answers.map(([question, answer]) => fact(question, escapeHtml(answer))).join('');
  return `<table cellpadding="0" cellspacing="0" border="0" style="${STYLE.facts};margin:0 0 20px">${rows}</table>`;
};

/** The letter as a whole HTML document. It loads nothing, so nobody learns that it was opened. */
export function letterHtml({ subject, greeting, lead, visits, answers = [], link, closing }: Letter): string {
  const inside = [
    `<h1 style="${STYLE.title}">${escapeHtml(subject)}</h1>`,
    paragraph(greeting),
    paragraph(lead),
    ...visits.map(visitHtml),
    answers.length === 0 ? '' : answersHtml(answers),
    link ? `<p style="${STYLE.paragraph}">${button(link)}</p>` : '',
    ...closing.map((text) => paragraph(text)),
  ].join('\n');
  const frame = table(STYLE.frame, `<tr><td style="${STYLE.inside}">${inside}</td></tr>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLE.page}">
${table('width:100%', `<tr><td align="center" style="padding:16px 8px">${frame}</td></tr>`)}
</body>
</html>
`;
}
