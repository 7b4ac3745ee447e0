import type { Finding } from './Finding.ts';

const mostNames = 40;

/** One finding as one line of plain text. */
export function lineOf({ file, line, column, severity, message, suggestion, known = [] }: Finding): string {
  const meant = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return `${file}:${line}:${column}  ${severity}  ${message}${meant}${namesOf(known)}`;
}

function namesOf(known: readonly string[]): string {
  if (known.length === 0) return '';
  const more = known.length - mostNames;
  return ` Known: ${known.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** The whole report, for a person or (`json`) for a tool. */
export function printFindings(findings: readonly Finding[], documents: number, json: boolean): string {
  if (json) return JSON.stringify(findings, null, 2);
  const sum =
    findings.length === 0
      ? `${counted(documents, 'document')} checked, nothing wrong.`
      : `${counted(findings.length, 'error')} in ${counted(documents, 'document')}.`;
  return [...findings.map(lineOf), sum].join('\n');
}

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
