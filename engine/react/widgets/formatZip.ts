import { withoutMarks } from './withoutMarks.ts';

/** A ZIP code as it is shown and kept: '45202' or '45202-1234'. Anything else stays as typed. */
export function formatZip(typed: string): string {
  const text = withoutMarks(typed).trim();
  const [, zip, more] = /^(\d{5})[ -]?(\d{4})$/.exec(text) ?? [];
  return zip && more ? `${zip}-${more}` : text;
}
