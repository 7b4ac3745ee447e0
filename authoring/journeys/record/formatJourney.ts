import type { Json } from '#engine';
import { isJsonObject, isList } from '../../jsonParts.ts';
import type { RecordedJourney } from '../RecordedJourney.ts';

const width = 120;

/**
 * A journey as the text of its file, always the same.
 *
 * @param isDense puts as many short members on a line as fit; otherwise the text is as the formatter of this repository
 *   would write it
 */
export function formatJourney(journey: RecordedJourney, schema: string, isDense = false): string {
  const { name, asked, context, pages, outcome, request } = journey;
  const document: Json = JSON.parse(JSON.stringify({ $schema: schema, name, asked, context, pages, outcome, request }));
  const members = Object.entries(isJsonObject(document) ? document : {});
  const lines = members.map(([key, value]) => `  ${JSON.stringify(key)}: ${write(value, 2, key.length + 5, isDense)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** On one line where it fits, else member by member. */
function write(value: Json, indent: number, before: number, isDense: boolean): string {
  const line = writeLine(value);
  // One more for the comma behind it.
  if (indent + before + line.length + 1 <= width) return line;
  const inner = indent + 2;
  if (isList(value)) {
    const entries = value.map((entry) => write(entry, inner, 0, isDense));
    return `[\n${joined(entries, inner, isDense)}\n${' '.repeat(indent)}]`;
  }
  if (!isJsonObject(value)) return line;
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + write(member, inner, name.length, isDense);
  });
  return `{\n${joined(members, inner, isDense)}\n${' '.repeat(indent)}}`;
}

function joined(parts: readonly string[], indent: number, isDense: boolean): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const fits = isDense && last !== undefined && !`${last}${part}`.includes('\n');
    if (fits && indent + last.length + part.length + 3 <= width) lines.splice(-1, 1, `${last}, ${part}`);
    else lines.push(part);
  }
  return lines.map((each) => ' '.repeat(indent) + each).join(',\n');
}

function writeLine(value: Json): string {
  if (isList(value)) return `[${value.map(writeLine).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${writeLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
