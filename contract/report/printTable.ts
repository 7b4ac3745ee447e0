import type { CaseResult } from '../run/CaseResult.ts';
import { foldRows, type Row } from './foldRows.ts';
import { formatSummary } from './formatSummary.ts';

/** Columns, with the longest text that each shows; the last one is never cut. */
const COLUMNS: readonly (readonly [keyof Row, string, number])[] = [
  ['call', 'Call', 24],
  ['case', 'Case', 56],
  ['sent', 'Sent', 64],
  ['status', 'Status', 6],
  ['ms', 'ms', 6],
  ['outcome', 'Outcome', 8],
  ['violation', 'First difference', Number.POSITIVE_INFINITY],
];

/** The report for a person. */
export function printTable(results: readonly CaseResult[]): string {
  const rows = foldRows(results);
  const widths = COLUMNS.map(([name, title, most]) =>
    Math.max(title.length, ...rows.map((row) => Math.min(row[name].length, most))),
  );
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  const titles = COLUMNS.map(([, title]) => title);
  const cells = rows.map((row) => COLUMNS.map(([name, , most]) => cut(row[name], most)));
  return [...[titles, ...cells].map(line), '', formatSummary(results)].join('\n');
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
